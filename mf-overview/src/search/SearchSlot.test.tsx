// @module-tag full
import { Document, getDocuments, getTenantDocuments } from '@portal/contract/document'
import { Attachable, getMails } from '@portal/contract/mail'
import { getMortgages, Mortgage } from '@portal/contract/mortgage'
import { getNotes, Note } from '@portal/contract/note'
import { getPolicies } from '@portal/contract/policy'
import * as v from '@portal/contract/schema'
import { findLayer } from '@portal/remote-kit/test'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { given, open, plain } from '../test/open.ts'
import nl from '../texts/nl.json'
import './SearchDialog.tsx'
import SearchSlot from './SearchSlot.tsx'

const document = (id: number, name: string) => v.parse(Document, { id, name, link: `/x/${id}` })
const mortgage = v.parse(Mortgage, {
  id: 7,
  status: 0,
  agency_name: 'Voorbeeldbank',
  mainProperty: { street: 'Lindelaan', number: '14', city: 'Utrecht' },
})

const show = async (tenant: object = {}) => {
  const portal = await open(SearchSlot, {
    tenant,
    answers: [
      given(getMortgages, { data: [mortgage] }),
      given(getDocuments, { data: [document(1, 'Loonstrook oktober'), document(2, 'Offerte Lindelaan')] }),
      given(getTenantDocuments, { data: [document(3, 'Dienstenwijzer')] }),
      given(getNotes, {
        data: [v.parse(Note, { id: 4, title: 'Rentevoorstel', content: 'Lindelaan' })],
      }),
    ],
  })
  await screen.findByRole('button', { name: nl.search_open })
  return portal
}
const options = () => screen.getAllByRole('option').map(plain)

test('Ctrl-K opens it, typing finds over all kinds, and the keys alone lead there', async () => {
  const portal = await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: nl.search_label })
  await waitFor(() => expect(globalThis.document.activeElement).toBe(input))
  await userEvent.type(input, 'lindel')
  await waitFor(() =>
    expect(options()).toEqual([
      'Lindelaan 14, UtrechtHypotheek · Voorbeeldbank',
      'Offerte Lindelaan',
      'RentevoorstelLindelaan',
    ]),
  )
  expect(screen.getByRole('group', { name: nl.search_kind_mortgage })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  const current = screen.getByRole('option', { selected: true })
  expect(plain(current)).toBe('Offerte Lindelaan')
  expect(input.getAttribute('aria-activedescendant')).toBe(current.id)
  await userEvent.keyboard('{Enter}')
  expect(portal.visited).toEqual(['/documenten?id=2'])
})

test('@WCAG-2.1.4 Ctrl-K opens it also from a field; no key alone does', async () => {
  await show()
  await userEvent.keyboard('/k')
  const field = globalThis.document.body.appendChild(globalThis.document.createElement('input'))
  field.focus()
  await userEvent.keyboard('/')
  expect(field.value).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  expect(await findLayer(nl.search)).toBeTruthy()
  field.remove()
})

test('with nothing typed it offers what one can do; words that people use find it', async () => {
  const portal = await show()
  await userEvent.click(screen.getByRole('button', { name: nl.search_open }))
  const input = await screen.findByRole('combobox')
  const actions = within(screen.getByRole('group', { name: nl.search_kind_action })).getAllByRole('option')
  expect(actions.map(plain)).toContain(nl.action_contact)
  await userEvent.type(input, 'salaris')
  await waitFor(() => expect(options()).toEqual([nl.action_inkomen]))
  await userEvent.click(screen.getByRole('option'))
  expect(portal.visited).toEqual(['/inkomen'])
})

test('what is not there is said, and a call that fails leaves the rest to be found', async () => {
  await show()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'dienstenw')
  await waitFor(() => expect(options()).toEqual(['Dienstenwijzer']))
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  expect(await screen.findByText(/^Niets gevonden voor ‘dienstenwzzz’/)).toBeTruthy()
})

test('what the tenant does not show is not asked for either', async () => {
  const portal = await show({ show_mortgages: false })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'lindel')
  await waitFor(() => expect(options()).toHaveLength(2))
  const paths = portal.sent.map(({ path }) => path.split('?')[0])
  expect(paths).not.toContain(getMortgages.path)
  expect(paths).not.toContain(getPolicies.path)
})

test('a word that stands only deep in a mail finds it; older mails are found by the server, once typing pauses', async () => {
  const portal = await show()
  const mail = (id: number, subject: string, content: string) =>
    v.parse(Attachable, { id, child_instance: { subject, content } })
  const newest = [mail(1, 'Welkom', '<p>Fijn dat je er bent, met <b>caf&eacute;</b></p>')]
  const searches: unknown[] = []
  portal.answer(getMails, ({ query }) => {
    searches.push(query?.search)
    return {
      data: query?.search ? [mail(2, 'Lang geleden', '<p>Over de hagelschade aan het dak</p>')] : newest,
      meta: { total: 2, page: 1, per_page: 30 },
    }
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: nl.search_label })
  await userEvent.type(input, 'CAFE')
  await waitFor(() => expect(options()).toEqual(['Welkom']))
  await userEvent.clear(input)
  await userEvent.type(input, 'dak hagelschade')
  await waitFor(() => expect(options()).toEqual(['Lang geleden']))
  expect(searches.at(-1)).toBe('hagelschade')
  await userEvent.type(input, ' boot')
  expect(await screen.findByText(/^Niets gevonden/)).toBeTruthy()
})
