import type { Context } from '../context.ts'
import { isPassing } from '../http/errors.ts'

/**
 * Does work that stores files and records of them, all or nothing: when it fails, the files that it stored go. They stay where
 * the database may have kept the records without having been able to say so.
 */
export async function keepFiles<A>(context: Context, work: (context: Context) => Promise<A>): Promise<A> {
  const { files } = context
  const stored: string[] = []
  const put: typeof files.put = async (content, mimeType) => {
    const key = await files.put(content, mimeType)
    stored.push(key)
    return key
  }
  try {
    return await work({ ...context, files: { ...files, put } })
  } catch (error) {
    if (!isPassing(error)) await Promise.allSettled(stored.map((key) => files.remove(key)))
    throw error
  }
}
