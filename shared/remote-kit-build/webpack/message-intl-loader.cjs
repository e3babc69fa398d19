const path = require('node:path')

const kitFolder = path.dirname(require.resolve('@portal/remote-kit/package.json'))
const file = path.join(kitFolder, 'src/message-intl.ts')

/** Makes Lingui format the numbers in messages without the formatters of `Intl`, which are slow to create. */
module.exports = function useMessageIntl(source) {
  const module = path.relative(this.context, file).replaceAll(path.sep, '/')
  return `import { messageIntl as Intl } from '${module}'\n${source}`
}
