// @module-tag full
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { getSentWrites } from '../test/desk-portal.ts'
import { renderDocuments } from '../test/render-documents.tsx'
import nl from '../texts/nl.json'

/** Waits until the document with this name is open and can be decided on. */
async function waitUntilDecidable(name: string) {
  await screen.findByRole('heading', { level: 2, name })
  await screen.findByRole('button', { name: nl.accept })
}

test('j and k go on and back, and stay at the ends', async () => {
  await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.keyboard('k')
  expect(location.pathname).toBe('/desk/documents')
  await userEvent.keyboard('j')
  await waitUntilDecidable('paspoort.png')
  await userEvent.keyboard('j')
  await waitUntilDecidable('taxatie.png')
  await userEvent.keyboard('j')
  expect(location.pathname).toBe('/desk/documents/23')
  await userEvent.keyboard('k')
  await waitUntilDecidable('paspoort.png')
})

test('a accepts, and the next opens', async () => {
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.keyboard('a')
  await waitUntilDecidable('paspoort.png')
  expect(getSentWrites(portal)).toMatchObject([{ body: { verdict: 'accepted' } }])
})

test('r asks why; keys that are typed then are letters of the reason', async () => {
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.keyboard('r')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(nl.reject_reason)))
  await userEvent.keyboard('jaar')
  expect(screen.getByDisplayValue('jaar')).toBeTruthy()
  expect(location.pathname).toBe('/desk/documents')
  expect(getSentWrites(portal)).toEqual([])
})

test('while a reason is asked for no key decides or leaves, wherever the focus is', async () => {
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.keyboard('r')
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'Te oud')
  screen.getByRole('button', { name: nl.cancel }).focus()
  await userEvent.keyboard('aj')
  expect(getSentWrites(portal)).toEqual([])
  expect(screen.getByDisplayValue('Te oud')).toBeTruthy()
})

test('what is typed in a field of the portal around it decides nothing', async () => {
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  const search = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => search.remove())
  await userEvent.type(search, 'jaar')
  expect(getSentWrites(portal)).toEqual([])
  expect(location.pathname).toBe('/desk/documents')
})

test('a key that is pressed with another means something else', async () => {
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}j{/Alt}{Meta>}r{/Meta}')
  expect(getSentWrites(portal)).toEqual([])
  expect(location.pathname).toBe('/desk/documents')
  expect(screen.queryByLabelText(nl.reject_reason)).toBeNull()
})

test('@WCAG-2.1.4 keys can be turned off on this device, and on again', async () => {
  onTestFinished(() => localStorage.clear())
  const portal = await renderDocuments()
  await waitUntilDecidable('loonstrook.png')
  await userEvent.click(screen.getByRole('button', { name: nl.keys_turn_off }))
  await userEvent.click(document.body)
  await userEvent.keyboard('a')
  expect(getSentWrites(portal)).toEqual([])
  expect(screen.getByText(nl.keys_off)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.keys_turn_on }))
  await userEvent.click(document.body)
  await userEvent.keyboard('a')
  await waitUntilDecidable('paspoort.png')
  expect(getSentWrites(portal)).toHaveLength(1)
})
