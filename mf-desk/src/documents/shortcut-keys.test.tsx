// @module-tag full
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { getWriteRequests } from '../test/desk-portal.ts'
import { renderDocuments } from '../test/render-documents.tsx'
import nl from '../texts/nl.json'

/** Waits until the document with this name is open and its verdict buttons work. */
async function waitUntilReviewable(name: string) {
  await screen.findByRole('heading', { level: 2, name })
  await screen.findByRole('button', { name: nl.accept })
}

test('j and k go to the next and previous document, and stop at the ends', async () => {
  await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.keyboard('k')
  expect(location.pathname).toBe('/desk/documents')
  await userEvent.keyboard('j')
  await waitUntilReviewable('paspoort.png')
  await userEvent.keyboard('j')
  await waitUntilReviewable('taxatie.png')
  await userEvent.keyboard('j')
  expect(location.pathname).toBe('/desk/documents/23')
  await userEvent.keyboard('k')
  await waitUntilReviewable('paspoort.png')
})

test('a accepts the document, and the next one opens', async () => {
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.keyboard('a')
  await waitUntilReviewable('paspoort.png')
  expect(getWriteRequests(portal)).toMatchObject([{ body: { verdict: 'accepted' } }])
})

test('r opens the form for a reason, in which keys are typed text', async () => {
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.keyboard('r')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(nl.reject_reason)))
  await userEvent.keyboard('jaar')
  expect(screen.getByDisplayValue('jaar')).toBeTruthy()
  expect(location.pathname).toBe('/desk/documents')
  expect(getWriteRequests(portal)).toEqual([])
})

test('while the form for a reason is open, no shortcut key works, wherever the focus is', async () => {
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.keyboard('r')
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'Te oud')
  screen.getByRole('button', { name: nl.cancel }).focus()
  await userEvent.keyboard('aj')
  expect(getWriteRequests(portal)).toEqual([])
  expect(screen.getByDisplayValue('Te oud')).toBeTruthy()
})

test('text typed in a field of the surrounding portal triggers no shortcut key', async () => {
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  const search = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => search.remove())
  await userEvent.type(search, 'jaar')
  expect(getWriteRequests(portal)).toEqual([])
  expect(location.pathname).toBe('/desk/documents')
})

test('a key pressed with a modifier triggers no shortcut', async () => {
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}j{/Alt}{Meta>}r{/Meta}')
  expect(getWriteRequests(portal)).toEqual([])
  expect(location.pathname).toBe('/desk/documents')
  expect(screen.queryByLabelText(nl.reject_reason)).toBeNull()
})

test('@WCAG-2.1.4 shortcut keys can be turned off and on again on this device', async () => {
  onTestFinished(() => localStorage.clear())
  const portal = await renderDocuments()
  await waitUntilReviewable('loonstrook.png')
  await userEvent.click(screen.getByRole('button', { name: nl.keys_turn_off }))
  await userEvent.click(document.body)
  await userEvent.keyboard('a')
  expect(getWriteRequests(portal)).toEqual([])
  expect(screen.getByText(nl.keys_off)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.keys_turn_on }))
  await userEvent.click(document.body)
  await userEvent.keyboard('a')
  await waitUntilReviewable('paspoort.png')
  expect(getWriteRequests(portal)).toHaveLength(1)
})
