import { ApiError } from '@portal/contract/error'
import { Notice } from '@portal/ui'
import { useState } from 'react'

/** Returns a notice about the last change in a list of rows, and functions that show it. */
export function useRowNotice() {
  const [message, setMessage] = useState<{ isGood: boolean; text: string } | null>(null)
  const showNotice = (text: string, isGood = true) => setMessage({ isGood, text })
  return {
    notice: message && (
      <Notice status={message.isGood ? 'good' : 'bad'} role={message.isGood ? 'status' : 'alert'} my="3">
        {message.text}
      </Notice>
    ),
    showNotice,
    /** Shows whether a row was ended. A row that is already gone (404) counts as ended. */
    showEnd: (request: Promise<unknown>, endedText: string, failedText: string) =>
      request.then(
        () => showNotice(endedText),
        (error: unknown) => {
          const isGone = error instanceof ApiError && error.status === 404
          showNotice(isGone ? endedText : failedText, isGone)
        },
      ),
  }
}
