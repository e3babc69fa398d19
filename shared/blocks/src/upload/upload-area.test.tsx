import { renderUi } from '@portal/ui/test'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UploadArea } from './UploadArea.tsx'

const pdfFile = new File(['%PDF-1.7'], 'jaaropgave.pdf', { type: 'application/pdf' })

/** Dispatches a drop, and returns whether the default action of the browser was prevented. */
function dispatchDrop(target: Element, types: string[]): boolean {
  const event = createEvent.drop(target, { dataTransfer: { types, files: [pdfFile] } })
  fireEvent(target, event)
  return event.defaultPrevented
}

test('a file dropped on the area is accepted, and one dropped beside it does not replace the page', () => {
  const onFiles = vi.fn()
  const { unmount } = renderUi(<UploadArea onFiles={onFiles} />)
  expect(dispatchDrop(document.body, ['Files'])).toBe(true)
  expect(dispatchDrop(document.body, ['text/plain'])).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
  expect(dispatchDrop(screen.getByRole('button', { name: 'Bestand kiezen' }), ['Files'])).toBe(true)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([pdfFile])
  unmount()
  expect(dispatchDrop(document.body, ['Files'])).toBe(false)
})
