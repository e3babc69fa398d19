/** How a package loads the catalog of a wording, in its `src/texts.ts`. Tests run it as it stands. */
const load = `import(\`./texts/\${wording}.json\`)`

/**
 * Makes the map of a package's catalogs: each wording gets a chunk of its own, `text.<wording>`, by which descriptors and
 * the edge find it. webpack's own pattern for such an import would name it `text.nl-json`.
 */
module.exports = function catalogsLoader(source) {
  if (!source.includes(load)) throw new Error(`${this.resourcePath} does not load its catalogs by ${load}`)
  const imports = this.getOptions().wordings.map(
    (wording) =>
      `${wording}: () => import(/* webpackChunkName: "text.${wording}" */ './texts/${wording}.json')`,
  )
  return source.replace(load, () => `({ ${imports.join(', ')} })[wording]()`)
}
