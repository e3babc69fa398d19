/**
 * Fills the shell's list of shared modules: federation only provides a module that the shell imports. Whole modules,
 * because future remotes may use any part; the larger ones are separate chunks.
 */
module.exports = function sharedModulesLoader() {
  const { atStart, later } = this.getOptions()
  const imports = atStart.map((name) => `() => import(/* webpackMode: "eager" */ '${name}')`)
  const loads = later.map((name) => {
    const chunk = name.replace('@portal/', '').replace('/', '.')
    return `() => import(/* webpackChunkName: "${chunk}" */ '${name}')`
  })
  return `export const sharedModules = [${[...imports, ...loads].join(',\n')}]\n`
}
