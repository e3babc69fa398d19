import { createPageRead } from '@portal/contract/call'
import { type Damage, damageTypes, getDamages } from '@portal/contract/damage'
import { getDocuments, uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { getSentMessages, SentMessage } from '@portal/contract/sent-message'
import * as v from '@portal/contract/valibot'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay } from '@portal/remote-kit/test'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExampleDamage } from '../test/example-data.ts'
import { getNormalizedText, renderInsuranceView } from '../test/render-insurance-view.ts'
import nl from '../texts/nl.json'
import './detail/DamageDrawer.tsx'
import DamagesScreen from './DamagesScreen.tsx'

/**
 * Queries also find hidden elements, because a dialog that an earlier test left open hides the content of later tests
 * from assistive technology.
 */
configure({ defaultHidden: true })

const renderDamages = (damages: Damage[] | null, path = '/schades') =>
  renderInsuranceView(DamagesScreen, path, (portal) => {
    if (damages) portal.answer(getDamages, { data: damages })
    portal.answer(getDocuments, {
      data: [
        { id: 5, name: 'Offerte.pdf', link: '/customer/document/5', damage: { id: 1 } },
        { id: 6, name: 'Elders.pdf', link: '/customer/document/6' },
      ],
    })
  })
const findDamageCards = async () => {
  const openers = await screen.findAllByRole('link', { name: new RegExp(`^${nl.damage_open}`) })
  return openers.map((link) => link.closest('li') as HTMLElement)
}
const findDamageDrawer = async () => within(await findOverlay('Waterschade'))

test('@DAMAGE-01 a card shows type, date, amount, cause, documents and payments', async () => {
  await renderDamages([
    createExampleDamage({
      payments: [
        { id: 1, amount: 600, date: '2026-11-10', pay_to: 'customer' },
        { id: 2, amount: 300.5, date: '2026-11-12', pay_to: 'repairer' },
      ],
    }),
  ])
  const [card] = await findDamageCards()
  await waitFor(() => expect(getNormalizedText(card)).toContain(`${nl.damage_documents}1`))
  expect(getNormalizedText(card)).toContain('Waterschade')
  expect(getNormalizedText(card)).toContain('Woning · 3 november 2026')
  expect(getNormalizedText(card)).toContain('Lekkage onder de keukenvloer.')
  expect(getNormalizedText(card)).toContain('Geschat bedrag€ 2.350,00')
  expect(getNormalizedText(card)).toContain('Uitgekeerd€ 900,50')
})

test('a reported damage that is not processed yet is listed as waiting for the adviser', {
  tags: 'full',
}, async () => {
  await renderInsuranceView(DamagesScreen, '/schades', (portal) => {
    portal.answer(getDamages, { data: [] })
    portal.answer(getDocuments, { data: [] })
    portal.answer(getSentMessages, {
      data: [
        { id: 1, message: 'x', subject: 'Schademelding: woning', screen: 'schades' },
        {
          id: 2,
          message: 'x',
          subject: 'Al opgepakt',
          screen: 'schades',
          handled_at: '2026-11-20T10:00:00Z',
        },
        { id: 3, message: 'x', subject: 'Een vraag', screen: 'contact' },
      ].map((sent) => v.parse(SentMessage, sent)),
    })
  })
  const [waiting, ...others] = await screen.findAllByRole('listitem')
  expect(getNormalizedText(waiting)).toContain(`Schademelding: woning${nl.damage_waits}`)
  expect(others).toEqual([])
  expect(screen.queryByText(nl.damages_empty)).toBeNull()
})

test('@DAMAGE-02 six types have their own name, and an unknown type is shown as other', async () => {
  await renderDamages([...damageTypes, 'meteor'].map((type, id) => createExampleDamage({ id, type })))
  const shown = (await findDamageCards()).map(
    (card) => getNormalizedText(card).match(/behandeling(\w+) · 3 november/)?.[1],
  )
  expect(shown).toEqual(['Woning', 'Voertuig', 'Aansprakelijkheid', 'Reis', 'Diefstal', 'Overig', 'Overig'])
})

test('@DAMAGE-03 each payment shows its receiver and date', async () => {
  const createPayment = (id: number, pay_to: string | null) => ({
    id,
    amount: id * 100,
    date: `2026-10-0${id}`,
    pay_to,
  })
  await renderDamages(
    [
      createExampleDamage({
        payments: [
          createPayment(1, 'customer'),
          createPayment(2, 'repairer'),
          createPayment(3, 'other'),
          createPayment(4, null),
        ],
      }),
    ],
    '/schades?id=1',
  )
  const heading = await (await findDamageDrawer()).findByText(nl.payments)
  const rows = [...(heading.parentElement as HTMLElement).querySelectorAll('dl > div')].map(getNormalizedText)
  expect(rows).toEqual([
    'Aan jou1 oktober 2026€ 100,00',
    'Aan de hersteller2 oktober 2026€ 200,00',
    'Aan een ander3 oktober 2026€ 300,00',
    'Aan een ander4 oktober 2026€ 400,00',
  ])
})

test('a settled damage without payments says so, and an open damage says that nothing was paid yet', {
  tags: 'full',
}, async () => {
  await renderDamages([createExampleDamage({ settled: true, status: 'Afgewezen' })], '/schades?id=1')
  expect(await (await findDamageDrawer()).findByText(nl.payments_none_settled)).toBeTruthy()
})

test('the details of a damage list only its own documents', { tags: 'full' }, async () => {
  await renderDamages([createExampleDamage()], '/schades?id=1')
  const link = await (await findDamageDrawer()).findByRole('link', { name: 'Offerte.pdf' })
  expect(link.getAttribute('href')).toBe('/documenten?id=5')
  expect(screen.queryByText('Elders.pdf')).toBeNull()
})

const createDamageProgressItem = (id: number, given: object = {}) => ({
  id,
  damage_id: 1,
  name: `Foto ${id}`,
  ...given,
})
const createPdf = (size = 0) =>
  new File([`%PDF-1.4\n/Type /Page\n${' '.repeat(size)}%%EOF`], 'foto.pdf', { type: 'application/pdf' })
const findRequestedItemRow = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] li')].find((one) =>
    one.textContent?.startsWith(name),
  ) as HTMLElement
const getUploadBodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input }) =>
    path === uploadDocument.path && input ? [(input as { body: Record<string, unknown> }).body] : [],
  )
async function chooseFileForItem(name: string, file: File) {
  await userEvent.click(within(findRequestedItemRow(name)).getByRole('button', { name: new RegExp(name) }))
  await findOverlay(nl.requested_reply)
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false })
}
const clickSend = async () => {
  await screen.findAllByText(/^Klaar om te versturen/)
  const dialog = within(screen.getByRole('dialog', { name: nl.requested_reply }))
  await userEvent.click(dialog.getByRole('button', { name: 'Document versturen' }))
}

test('@DAMAGE-04 @UPLOAD-11 a document is sent for the requested item', async () => {
  const { portal } = await renderDamages(
    [createExampleDamage({ progress_items: [createDamageProgressItem(31), createDamageProgressItem(32)] })],
    '/schades?id=1',
  )
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  await (await findDamageDrawer()).findByText(nl.requested)
  await chooseFileForItem('Foto 32', createPdf())
  await clickSend()
  await waitFor(() => expect(findRequestedItemRow('Foto 32').textContent).toContain('Verstuurd'))
  expect(getUploadBodies(portal)).toEqual([
    expect.objectContaining({ damage_progress_id: 32, screen: 'schades' }),
  ])
  expect(findRequestedItemRow('Foto 31').textContent).toContain('Ontbreekt nog')
})

test('a failed upload keeps its file and is retried with the same key', { tags: 'full' }, async () => {
  const { portal } = await renderDamages(
    [createExampleDamage({ progress_items: [createDamageProgressItem(33)] })],
    '/schades?id=1',
  )
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 500, message: 'no' })
  })
  await (await findDamageDrawer()).findByText(nl.requested)
  await chooseFileForItem('Foto 33', createPdf())
  await clickSend()
  await waitFor(() => expect(findRequestedItemRow('Foto 33').textContent).toContain('Er ging iets mis'))
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  const dialog = within(screen.getByRole('dialog', { name: nl.requested_reply }))
  await userEvent.click(dialog.getByText('Probeer opnieuw'))
  await waitFor(() => expect(findRequestedItemRow('Foto 33').textContent).toContain('Verstuurd'))
  const [first, second] = getUploadBodies(portal)
  expect(second?.idempotency_key).toBe(first?.idempotency_key)
})

test('a file of 2 MB and one byte is rejected on the device, and nothing is sent', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamages(
    [createExampleDamage({ progress_items: [createDamageProgressItem(34)] })],
    '/schades?id=1',
  )
  await (await findDamageDrawer()).findByText(nl.requested)
  await chooseFileForItem('Foto 34', createPdf(2 * 1024 * 1024 - createPdf().size + 1))
  expect(await screen.findAllByText(/Elk bestand mag hoogstens 2 MB zijn/)).not.toHaveLength(0)
  expect(getUploadBodies(portal)).toEqual([])
})

test('a received item is shown as in review and can be sent again, and a completed item requests nothing', {
  tags: 'full',
}, async () => {
  await renderDamages(
    [
      createExampleDamage({
        progress_items: [
          createDamageProgressItem(35, { received: 1 }),
          createDamageProgressItem(36, { received: 1, completed: 1 }),
        ],
      }),
    ],
    '/schades?id=1',
  )
  await (await findDamageDrawer()).findByText(nl.requested)
  expect(within(findRequestedItemRow('Foto 35')).getByRole('button').textContent).toBe(
    'Stuur een ander bestand',
  )
  expect(findRequestedItemRow('Foto 36').textContent).toContain('In orde')
  expect(within(findRequestedItemRow('Foto 36')).queryByRole('button')).toBeNull()
})

test('without damages the screen says what will appear here, and a damage can be reported', async () => {
  await renderDamages([])
  expect(await screen.findByText(nl.damages_empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.damage_report }).getAttribute('href')).toBe('/schades/melden')
})

test('if damages cannot be read, the read can be retried and reporting still works', {
  tags: 'full',
}, async () => {
  const { portal } = await renderDamages(null)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  expect(screen.getByRole('link', { name: nl.damage_report })).toBeTruthy()
  portal.answer(getDamages, { data: [createExampleDamage()] })
  await userEvent.click(retry)
  expect(await findDamageCards()).toHaveLength(1)
})

test('a damage without any data has a card, and an unknown id in the URL shows a message', {
  tags: 'full',
}, async () => {
  await renderDamages(
    [
      createExampleDamage({
        type: null,
        cause: null,
        date: null,
        description: null,
        estimated: null,
        status: null,
      }),
    ],
    '/schades?id=99',
  )
  const [card] = await findDamageCards()
  expect(getNormalizedText(card)).toContain('Overig')
  expect(getNormalizedText(card)).toContain(nl.damage_no_date)
  expect(screen.getByText(nl.damage_not_found)).toBeTruthy()
})

test('a stored response without the damage does not show a not-found message', async () => {
  await renderInsuranceView(DamagesScreen, '/schades?id=99', ({ lastSeen }) =>
    lastSeen.remember(createPageRead(getDamages), { data: [createExampleDamage()] }),
  )
  expect(await findDamageCards()).toHaveLength(1)
  expect(screen.queryByText(nl.damage_not_found)).toBeNull()
})
