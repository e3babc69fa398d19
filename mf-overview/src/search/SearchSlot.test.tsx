// @module-tag full
import { Document, getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getMails, MailRecord } from '@portal/contract/mail'
import { getMortgages, Mortgage } from '@portal/contract/mortgage'
import { getNotes, Note } from '@portal/contract/note'
import { getPolicies } from '@portal/contract/policy'
import * as v from '@portal/contract/valibot'
import { findOverlay } from '@portal/remote-kit/test'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getPlainText, mockCall, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import './SearchDialog.tsx'
import SearchSlot from './SearchSlot.tsx'

const createDocument = (id: number, name: string) => v.parse(Document, { id, name, link: `/x/${id}` })
const exampleMortgage = v.parse(Mortgage, {
  id: 7,
  status: 0,
  agency_name: 'Voorbeeldbank',
  mainProperty: { street: 'Lindelaan', number: '14', city: 'Utrecht' },
})

const renderAndOpenSearch = async (tenant: object = {}) => {
  const portal = await renderOverview(SearchSlot, {
    tenant,
    answers: [
      mockCall(getMortgages, { data: [exampleMortgage] }),
      mockCall(getDocuments, {
        data: [createDocument(1, 'Loonstrook oktober'), createDocument(2, 'Offerte Lindelaan')],
      }),
      mockCall(getTenantDocuments, { data: [createDocument(3, 'Dienstenwijzer')] }),
      mockCall(getNotes, {
        data: [v.parse(Note, { id: 4, title: 'Rentevoorstel', content: 'Lindelaan' })],
      }),
    ],
  })
  await screen.findByRole('button', { name: nl.search_open })
  return portal
}
const getOptionTexts = () => screen.getAllByRole('option').map(getPlainText)

test('Ctrl-K opens the search, which searches all kinds and can be used by keyboard only', async () => {
  const portal = await renderAndOpenSearch()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: nl.search_label })
  await waitFor(() => expect(globalThis.document.activeElement).toBe(input))
  await userEvent.type(input, 'lindel')
  await waitFor(() =>
    expect(getOptionTexts()).toEqual([
      'Lindelaan 14, UtrechtHypotheek · Voorbeeldbank',
      'Offerte Lindelaan',
      'RentevoorstelLindelaan',
    ]),
  )
  expect(screen.getByRole('group', { name: nl.search_kind_mortgage })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  const current = screen.getByRole('option', { selected: true })
  expect(getPlainText(current)).toBe('Offerte Lindelaan')
  expect(input.getAttribute('aria-activedescendant')).toBe(current.id)
  await userEvent.keyboard('{Enter}')
  expect(portal.visited).toEqual(['/documenten?id=2'])
})

test('@WCAG-2.1.4 Ctrl-K also works from a field, and a single key does not', async () => {
  await renderAndOpenSearch()
  await userEvent.keyboard('/k')
  const field = globalThis.document.body.appendChild(globalThis.document.createElement('input'))
  field.focus()
  await userEvent.keyboard('/')
  expect(field.value).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  expect(await findOverlay(nl.search)).toBeTruthy()
  field.remove()
})

test('without a search text the actions are listed, which are also found by synonyms', async () => {
  const portal = await renderAndOpenSearch()
  await userEvent.click(screen.getByRole('button', { name: nl.search_open }))
  const input = await screen.findByRole('combobox')
  const actions = within(screen.getByRole('group', { name: nl.search_kind_action })).getAllByRole('option')
  expect(actions.map(getPlainText)).toContain(nl.action_contact)
  await userEvent.type(input, 'salaris')
  await waitFor(() => expect(getOptionTexts()).toEqual([nl.action_inkomen]))
  await userEvent.click(screen.getByRole('option'))
  expect(portal.visited).toEqual(['/inkomen'])
})

test('a search without results says so, and a failed call leaves the other results', async () => {
  await renderAndOpenSearch()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'dienstenw')
  await waitFor(() => expect(getOptionTexts()).toEqual(['Dienstenwijzer']))
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  expect(await screen.findByText(/^Niets gevonden voor ‘dienstenwzzz’/)).toBeTruthy()
})

test('data that the tenant hides is not requested', async () => {
  const portal = await renderAndOpenSearch({ show_mortgages: false })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'lindel')
  await waitFor(() => expect(getOptionTexts()).toHaveLength(2))
  const paths = portal.sent.map(({ path }) => path.split('?')[0])
  expect(paths).not.toContain(getMortgages.path)
  expect(paths).not.toContain(getPolicies.path)
})

test('a word deep in a mail is found, and the server searches older mails after typing pauses', async () => {
  const portal = await renderAndOpenSearch()
  const createMail = (id: number, subject: string, content: string) =>
    v.parse(MailRecord, { id, child_instance: { subject, content } })
  const newest = [createMail(1, 'Welkom', '<p>Fijn dat je er bent, met <b>caf&eacute;</b></p>')]
  const searches: unknown[] = []
  portal.answer(getMails, ({ query }) => {
    searches.push(query?.search)
    return {
      data: query?.search
        ? [createMail(2, 'Lang geleden', '<p>Over de hagelschade aan het dak</p>')]
        : newest,
      meta: { total: 2, page: 1, per_page: 30 },
    }
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: nl.search_label })
  await userEvent.type(input, 'CAFE')
  await waitFor(() => expect(getOptionTexts()).toEqual(['Welkom']))
  await userEvent.clear(input)
  await userEvent.type(input, 'dak hagelschade')
  await waitFor(() => expect(getOptionTexts()).toEqual(['Lang geleden']))
  expect(searches.at(-1)).toBe('hagelschade')
  await userEvent.type(input, ' boot')
  expect(await screen.findByText(/^Niets gevonden/)).toBeTruthy()
})
