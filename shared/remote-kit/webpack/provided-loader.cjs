/**
 * Fills the shell's list of what it provides: federation only gives out a module that the shell itself names. Whole
 * modules, since no build knows which parts a remote of tomorrow takes; the heavier ones are loaded when one does.
 */
module.exports = function providedLoader() {
  const { atStart, later } = this.getOptions()
  const imports = atStart.map((name, index) => `import * as module${index} from '${name}'`)
  const loads = later.map((name) => {
    const chunk = name.replace('@portal/', '').replace('/', '.')
    return `() => import(/* webpackChunkName: "${chunk}" */ '${name}')`
  })
  const list = [...atStart.map((_, index) => `module${index}`), ...loads]
  return `${imports.join('\n')}\nexport const provided = [${list.join(',\n')}]\n`
}
