import { fromBuffer } from 'yauzl'

export function unzipFiles(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files = new Map<string, Buffer>()
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed)
          const pieces: Buffer[] = []
          for await (const piece of stream) pieces.push(piece as Buffer)
          files.set(entry.fileName, Buffer.concat(pieces))
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
}
