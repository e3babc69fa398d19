import { getDamages } from '@portal/contract/damage'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

interface SentDamageReport {
  document: number
  name: string
  damage: number | null
  screen: string | null
}
interface InboxMessage {
  customer: string
  item: { subject: string; content: string }
}
const createPhoto = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Page >>\nendobj\n% ${name}\n%%EOF\n`),
})
const reportingCustomer = { tenant: 'zuider', customer: 'anna' }

test('@WCAG-3.3.4 a damage is reported in all steps, and the adviser receives text and files unchanged', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/schades/melden')
  await page.getByRole('radio', { name: /^Woning/ }).check()
  await page.getByRole('textbox', { name: /^Datum/ }).fill('01-11-2026')
  await page.getByRole('textbox', { name: /^Wat is er gebeurd/ }).fill('De dakgoot is naar beneden gekomen.')
  const file = createPhoto('dakgoot.pdf')
  await page.locator('input[data-upload=file]').setInputFiles(file)
  await expect(page.getByText(/^Klaar om te versturen/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('De dakgoot is naar beneden gekomen.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect(page.getByText('Je melding is aangekomen')).toBeVisible()

  const messages = await runStaffCommand<InboxMessage[]>('read', { tenant: 'zuider', kind: 'message' })
  const report = messages.find(({ item }) => item.content.includes('De dakgoot is naar beneden gekomen.'))
  expect(report).toMatchObject({ customer: 'anna', item: { subject: 'Schade melden: Woning' } })
  expect(report?.item.content).toContain('dakgoot.pdf')
  const sent = (await runStaffCommand<SentDamageReport[]>('documents', reportingCustomer)).find(
    ({ name }) => name === 'dakgoot.pdf',
  )
  const receivedDocument = await runStaffCommand<{ base64: string }>('document', {
    document: String(sent?.document),
  })
  expect(Buffer.from(receivedDocument.base64, 'base64')).toEqual(file.buffer)
})

test('a document requested for a damage is sent and is then listed at that damage', {
  tag: '@full',
}, async ({ page, request }) => {
  await signIn(page, 'anna', '/schades')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getDamages)
  const damage = data.find(({ progress_items }) =>
    progress_items?.some(({ received, completed }) => !received && !completed),
  )
  const item = damage?.progress_items?.find(({ received, completed }) => !received && !completed)
  if (!damage || !item) throw new Error('no damage of anna waits for anything')
  await page.goto(`/schades?id=${damage.id}`)
  await expect(page).toHaveURL(new RegExp(`/schades/${damage.id}$`))
  await page.getByRole('button', { name: `Document versturen: ${item.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  const file = createPhoto('rekening-loodgieter.pdf')
  await dialog.locator('input[data-upload=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: /^Document versturen|^Versturen/ }).click()
  await expect
    .poll(async () =>
      (await runStaffCommand<SentDamageReport[]>('documents', reportingCustomer)).find(
        ({ name }) => name === file.name,
      ),
    )
    .toMatchObject({ damage: damage.id })
  const after = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getDamages)
  const answered = after.data
    .flatMap(({ progress_items }) => progress_items ?? [])
    .find(({ id }) => id === item.id)
  expect(answered?.received).toBe(1)
})
