/** The form of spec files, as options of Prettier; `.prettierrc.yaml` says the same to editors. */
export const style = { printWidth: 140, singleQuote: true } as const;
