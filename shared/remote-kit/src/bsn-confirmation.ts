import type { ApiError } from '@portal/contract/error'
import { useState } from 'react'

/**
 * Whether the server stored nothing because a file contains a citizen service number (BSN) that the customer must
 * confirm (BSN-06).
 */
export const needsBsnConfirmation = (error: unknown): boolean =>
  (error as Partial<ApiError> | null)?.body?.error === 'bsn_found'

interface BsnConfirmation {
  /** Returns the names of the files that the customer confirmed, after a question of the server or in the form. */
  allowed(files: readonly File[], withBsn?: readonly string[]): string
  /** Returns an error handler that records whether the server asked about these files, and rethrows the error. */
  recordQuestion(files: readonly File[]): (error: unknown) => never
}

const createBsnConfirmation = (): BsnConfirmation => {
  const confirmed = new WeakSet<File>()
  return {
    allowed: (files, withBsn = []) =>
      files
        .filter((file) => confirmed.has(file) || withBsn.includes(file.name))
        .map(({ name }) => name)
        .join('/'),
    recordQuestion: (files) => (error) => {
      if (needsBsnConfirmation(error)) for (const file of files) confirmed.add(file)
      throw error
    },
  }
}

/** Confirms BSNs in files if the customer sends the same files again after the server asked. */
export const useBsnConfirmation = (): BsnConfirmation => useState(createBsnConfirmation)[0]
