declare module "virtual:languages" {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const catalogue: Loaders;
  export const rules: Loaders;
  export const study: Loaders;
}
