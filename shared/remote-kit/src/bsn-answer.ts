import type { ApiError } from '@portal/contract/error'
import { useState } from 'react'

/** Whether the server asks about a citizen service number in a file, and has taken nothing yet (BSN-06). */
export const asksAboutBsn = (error: unknown): boolean =>
  (error as Partial<ApiError> | null)?.body?.error === 'bsn_found'

interface BsnAnswer {
  /** What a call says of files that may go with a number in them: those the customer let go so, and those the server asked about. */
  allowed(files: readonly File[], withBsn?: readonly string[]): string
  /** Takes note of what the server asked about these files, and throws the error on. */
  hear(files: readonly File[]): (error: unknown) => never
}

const answering = (): BsnAnswer => {
  const asked = new WeakSet<File>()
  return {
    allowed: (files, withBsn = []) =>
      files
        .filter((file) => asked.has(file) || withBsn.includes(file.name))
        .map(({ name }) => name)
        .join('/'),
    hear: (files) => (error) => {
      if (asksAboutBsn(error)) for (const file of files) asked.add(file)
      throw error
    },
  }
}

/** Answers the server's question about numbers in files: whoever sends the same files once more lets them go. */
export const useBsnAnswer = (): BsnAnswer => useState(answering)[0]
