/** The statement in `src/texts.ts` that loads the catalog of a wording. Tests run it unchanged. */
const load = `import(\`./texts/\${wording}.json\`)`

/**
 * Rewrites a package's catalog import so that each wording gets its own chunk, `text.<wording>`. Descriptors and the
 * page server find chunks by that name; webpack's own pattern would name it `text.nl-json`.
 */
module.exports = function catalogsLoader(source) {
  if (!source.includes(load)) throw new Error(`${this.resourcePath} does not load its catalogs by ${load}`)
  const imports = this.getOptions().wordings.map(
    (wording) =>
      `${wording}: () => import(/* webpackChunkName: "text.${wording}" */ './texts/${wording}.json')`,
  )
  return source.replace(load, () => `({ ${imports.join(', ')} })[wording]()`)
}
