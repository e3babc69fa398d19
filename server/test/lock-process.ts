import { lockFolder } from '../src/database/folder-lock.ts'
import { StartError } from '../src/start-error.ts'

/** A server's start as far as the data folder goes: claims the folder it is given when it is told to, and stays. */
process.on('message', async (folder: string) => {
  const claim = await lockFolder(folder).catch((error: unknown) => error)
  const lost = claim instanceof StartError
  process.send?.(lost ? 'lost' : typeof claim === 'function' ? 'won' : String(claim))
})
process.send?.('ready')
