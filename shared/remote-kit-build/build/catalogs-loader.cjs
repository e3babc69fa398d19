/** The statement in `src/texts.ts` that loads the catalog of a locale. Tests run it unchanged. */
const load = `import(\`./texts/\${locale}.json\`)`

/**
 * Rewrites a package's catalog import so that each locale gets its own chunk, `text.<locale>`. Descriptors and the
 * page server find chunks by that name; webpack's own pattern would name it `text.nl-json`.
 */
module.exports = function catalogsLoader(source) {
  if (!source.includes(load)) throw new Error(`${this.resourcePath} does not load its catalogs by ${load}`)
  const imports = this.getOptions().locales.map(
    (locale) => `${locale}: () => import(/* webpackChunkName: "text.${locale}" */ './texts/${locale}.json')`,
  )
  return source.replace(load, () => `({ ${imports.join(', ')} })[locale]()`)
}
