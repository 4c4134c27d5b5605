declare module 'hyphen/ru/index.js' {
  const russian: {
    hyphenateSync(
      text: string,
      options?: { readonly hyphenChar?: string; readonly minWordLength?: number },
    ): string
  }
  export default russian
}
