// @module-tag full
import { requestDocuments, withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests, waitForStaffRole } from '../../../test/desk-portal.ts'
import {
  createEmptyCustomerFile,
  createExampleCustomerFile,
  createExampleDocumentRequest,
} from '../../../test/example-customer-file.ts'
import { renderCustomerFile } from '../../../test/render-customer-file.tsx'
import nl from '../../../texts/nl.json'
import { requestTemplates } from './request-templates.ts'

const findRequestRows = async () => (await screen.findAllByRole('listitem')).map((row) => within(row))

async function submitDocumentRequest() {
  await userEvent.click(await screen.findByRole('button', { name: nl.request_new }))
  return within(await findOverlay(nl.request_new))
}

test('a request shows its received documents, that its deadline has passed, and why a document was rejected', async () => {
  const rejected = createExampleDocumentRequest({ id: 53, name: 'Taxatie', date: null, rejected: 'Te oud' })
  const { requests } = createExampleCustomerFile()
  await renderCustomerFile({
    view: 'requests',
    file: createExampleCustomerFile({ requests: [...requests, rejected] }),
  })
  const [late, received, refused] = await findRequestRows()
  expect(late?.getByText(nl.late)).toBeTruthy()
  expect(late?.getByText('Vóór 20 nov 2026')).toBeTruthy()
  expect(late?.getByText('voorkant en achterkant')).toBeTruthy()
  expect(received?.getByText(nl.received)).toBeTruthy()
  expect(received?.queryByText(nl.late)).toBeNull()
  expect(refused?.getByText('Afgekeurd: Te oud')).toBeTruthy()
  expect(refused?.queryByText(/^Vóór/)).toBeNull()
})

test('the documents of a template are requested for the mortgage on file, with a deadline in two weeks by default', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  const dialog = await submitDocumentRequest()
  await userEvent.click(dialog.getByRole('button', { name: nl.template_yearly_review }))
  const field = dialog.getByRole('textbox', { name: nl.request_documents }) as HTMLTextAreaElement
  expect(field.value.split('\n')).toEqual([...requestTemplates.yearly_review])
  await userEvent.type(field, '\nPaspoort')
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  const documents = [
    { name: 'Jaaropgave', comment: 'van het afgelopen jaar' },
    { name: 'WOZ-beschikking', comment: 'van dit jaar' },
    { name: 'Polisoverzicht' },
    { name: 'Paspoort' },
  ]
  const body = { documents, date: '2026-12-10', mortgage: '7' }
  await waitFor(() =>
    expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/customers/1/requests', body }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('with several mortgages one is chosen, and the deadline is optional', async () => {
  const [mortgage] = createExampleCustomerFile().mortgages
  const other = { ...(mortgage as NonNullable<typeof mortgage>), id: 8, agency_name: 'Andere bank' }
  const portal = await renderCustomerFile({
    view: 'requests',
    file: createExampleCustomerFile({ mortgages: [mortgage as NonNullable<typeof mortgage>, other] }),
  })
  const dialog = await submitDocumentRequest()
  const choice = dialog.getByRole('combobox', { name: new RegExp(nl.request_mortgage) })
  await userEvent.click(choice)
  await userEvent.click(await screen.findByRole('option', { name: 'Andere bank, Lopend' }))
  await waitFor(() => expect(document.activeElement).toBe(choice))
  await userEvent.type(dialog.getByRole('textbox', { name: nl.request_documents }), 'Paspoort')
  await userEvent.clear(dialog.getByLabelText(nl.request_date))
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  const body = { documents: [{ name: 'Paspoort' }], date: null, mortgage: '8' }
  await waitFor(() => expect(getWriteRequests(portal)).toMatchObject([{ body }]))
})

test('documents can be requested for a file without mortgages', async () => {
  const portal = await renderCustomerFile({ view: 'requests', file: createEmptyCustomerFile() })
  const dialog = await submitDocumentRequest()
  expect(dialog.queryByRole('combobox')).toBeNull()
  await userEvent.type(dialog.getByRole('textbox', { name: nl.request_documents }), 'Paspoort')
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  await waitFor(() => expect(getWriteRequests(portal)).toMatchObject([{ body: { mortgage: null } }]))
})

test('a failed request shows an error and keeps the typed values', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  portal.answer(requestDocuments, createRejectingResponse(403))
  const dialog = await submitDocumentRequest()
  await userEvent.type(dialog.getByRole('textbox', { name: nl.request_documents }), 'Paspoort')
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect((await dialog.findByRole('alert')).textContent).toContain(nl.act_forbidden)
  expect(dialog.getByDisplayValue('Paspoort')).toBeTruthy()
})

test('withdrawing a request asks for confirmation', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  const [, task] = await findRequestRows()
  await userEvent.click(task?.getByRole('button', { name: nl.withdraw }) as HTMLElement)
  const question = within(await screen.findByRole('alertdialog', { name: 'Jaaropgave niet meer vragen?' }))
  expect(getWriteRequests(portal)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: nl.withdraw }))
  await waitFor(() =>
    expect(getWriteRequests(portal)).toEqual([{ path: '/desk/ZUIDER/requests/task/52/withdrawn' }]),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a failed withdrawal shows an error in its row', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  portal.answer(withdrawDocumentRequest, createRejectingResponse(500))
  await userEvent.click(
    (await findRequestRows())[0]?.getByRole('button', { name: nl.withdraw }) as HTMLElement,
  )
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: nl.withdraw }))
  expect((await question.findByRole('alert')).textContent).toBe(nl.act_failed)
})

test('a reader sees the requests without buttons', async () => {
  const portal = await renderCustomerFile({ view: 'requests', role: 'reader' })
  await findRequestRows()
  await waitForStaffRole(portal)
  expect(screen.queryByRole('button', { name: nl.request_new })).toBeNull()
  expect(screen.queryByRole('button', { name: nl.withdraw })).toBeNull()
})
