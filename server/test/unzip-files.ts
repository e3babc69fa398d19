import { fromBuffer } from 'yauzl'

export function unzipFiles(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files = new Map<string, Buffer>()
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (openError, stream) => {
          if (openError) return reject(openError)
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
          files.set(entry.fileName, Buffer.concat(chunks))
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
}
