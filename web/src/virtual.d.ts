declare module "virtual:languages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
