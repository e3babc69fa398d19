import { lockFolder } from '../src/database/folder-lock.ts'
import { StartError } from '../src/start-error.ts'

/** Process that claims the data folder on request, as a starting server does, and keeps running. */
process.on('message', async (folder: string) => {
  const claim = await lockFolder(folder).catch((error: unknown) => error)
  const isRefused = claim instanceof StartError
  process.send?.(isRefused ? 'lost' : typeof claim === 'function' ? 'won' : String(claim))
})
process.send?.('ready')
