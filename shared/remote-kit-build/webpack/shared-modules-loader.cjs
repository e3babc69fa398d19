/**
 * Fills the shell's list of shared modules: federation only provides a module that the shell imports. Whole modules,
 * because future remotes may use any part; the larger ones load on demand.
 */
module.exports = function sharedModulesLoader() {
  const { atStart, later } = this.getOptions()
  const imports = atStart.map((name, index) => `import * as module${index} from '${name}'`)
  const loads = later.map((name) => {
    const chunk = name.replace('@portal/', '').replace('/', '.')
    return `() => import(/* webpackChunkName: "${chunk}" */ '${name}')`
  })
  const list = [...atStart.map((_, index) => `module${index}`), ...loads]
  return `${imports.join('\n')}\nexport const sharedModules = [${list.join(',\n')}]\n`
}
