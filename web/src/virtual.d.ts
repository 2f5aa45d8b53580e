declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export const study: typeof loaders;
  export default loaders;
}
