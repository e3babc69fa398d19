import type { ApiError } from '@portal/contract/error'
import { useState } from 'react'

/**
 * Whether the server rejected a file because the customer must first confirm that it contains a BSN (BSN-06). The
 * server stored nothing.
 */
export const needsBsnConfirmation = (error: unknown): boolean =>
  (error as Partial<ApiError> | null)?.body?.error === 'bsn_found'

const createBsnConfirmation = () => {
  const confirmed = new WeakSet<File>()
  return {
    /**
     * Returns the names, joined by '/', of the files that the customer agreed to send with a BSN, in the form or after a
     * server warning.
     */
    listConfirmedNames: (files: readonly File[], withBsn: readonly string[] = []): string =>
      files
        .filter((file) => confirmed.has(file) || withBsn.includes(file.name))
        .map(({ name }) => name)
        .join('/'),
    /** Returns an error handler that records that the server asked about the BSN in these files, and rethrows. */
    recordQuestion: (files: readonly File[]) => (error: unknown) => {
      if (needsBsnConfirmation(error)) for (const file of files) confirmed.add(file)
      throw error
    },
  }
}

/**
 * Tracks for one form which files the customer agreed to send with a BSN. If the server asks about a BSN, sending the
 * same files again counts as agreement.
 */
export const useBsnConfirmation = () => useState(createBsnConfirmation)[0]
