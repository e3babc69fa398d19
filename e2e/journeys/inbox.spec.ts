import { randomBytes } from 'node:crypto'
import { expectAccessible } from '../expect-accessible.ts'
import { waitForIndexedDbKey } from '../indexed-db-keys.ts'
import { expect, expectFocusIn, signIn, test } from '../portal-test.ts'
import { runStaffCommand, runStaffCommandProgram } from '../staff-command.ts'

test('@TASK-04 @UPLOAD-11 @HEADER-03 a new task is answered with a document, which reaches the adviser unchanged', {
  tag: '@full',
}, async ({ page }) => {
  const { id } = await runStaffCommandProgram<{ id: number }>('task', {
    tenant: 'zuider',
    customer: 'mila',
    title: 'Stuur je jaaropgave van 2025',
    description: 'We hebben hem nodig voor je jaarlijkse controle.',
    date: '2026-12-20',
  })
  await signIn(page, 'mila', '/contact')
  const shortcut = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('link', { name: /^Taken/, includeHidden: true })
  await expect(shortcut).toHaveText(/^Taken\s*2/)
  await shortcut.click()
  await page.getByRole('link', { name: /^Stuur je jaaropgave van 2025/ }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Stuur je jaaropgave van 2025' })
  await expect(drawer).toBeVisible()
  await page.clock.fastForward(1000)
  await expectAccessible(page)
  const buffer = Buffer.concat([
    Buffer.from('%PDF-1.4\n/Type /Page\n'),
    randomBytes(200_000),
    Buffer.from('%%EOF'),
  ])
  await drawer.locator('input[data-upload=attachment]').setInputFiles({
    name: 'Jaaropgave.pdf',
    mimeType: 'application/pdf',
    buffer,
  })
  await expect(drawer.getByText(/^Klaar om te versturen/)).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Antwoord' }).fill('Hierbij, groet Mila')
  await drawer.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(drawer.getByText('Je bericht is verstuurd')).toBeVisible()
  await expect(shortcut).toHaveText(/^Taken\s*1/)

  const papers = await runStaffCommand<{ document: number; name: string; task: number }[]>('documents', {
    tenant: 'zuider',
    customer: 'mila',
  })
  const [paper] = papers.filter(({ task }) => task === id)
  const { name, base64 } = await runStaffCommand<{ name: string; base64: string }>('document', {
    document: String(paper?.document),
  })
  expect(name).toBe('Jaaropgave.pdf')
  expect(Buffer.from(base64, 'base64').equals(buffer)).toBe(true)
  const replies = await runStaffCommand<{ customer: string; item: { content: string; taskId: number } }[]>(
    'read',
    {
      tenant: 'zuider',
      kind: 'task_reply',
    },
  )
  expect(replies.find(({ item }) => item.taskId === id)?.item.content).toBe('Hierbij, groet Mila')
  await expect(drawer.getByText('Hierbij, groet Mila')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(page.getByRole('link', { name: /^Stuur je jaaropgave van 2025/ })).toBeFocused()
})

test('@HEADER-03 @HEADER-05 @SEEN-03 a message read in one tab is marked as read in the other within a second, including all badges', {
  tag: '@full',
}, async ({ page, context }) => {
  await runStaffCommand('message', {
    tenant: 'zuider',
    customer: 'noor',
    title: 'Een vraag',
    content: 'Klopt je adres nog?',
  })
  await signIn(page, 'noor')
  const getUnreadBadge = (tab: typeof page) =>
    tab.getByRole('banner').getByRole('link', { name: /^Berichten/ })
  await expect(getUnreadBadge(page)).toHaveText(/^Berichten\s*2/)
  const other = await context.newPage()
  await other.goto('/berichten')
  await expect(getUnreadBadge(other)).toHaveText(/^Berichten\s*2/)
  await getUnreadBadge(page).click()
  await page.getByRole('link', { name: /Een vraag/ }).click()
  await expect(page.getByText('Klopt je adres nog?').last()).toBeVisible()
  await expect(getUnreadBadge(page)).toHaveText(/^Berichten\s*1/)
  await expect(getUnreadBadge(other)).toHaveText(/^Berichten\s*1/, { timeout: 5000 })
  await expectAccessible(page)
  await other.close()
})

test('@SEEN-03 if the server refuses to mark a message as read, it becomes unread again with an error message', {
  tag: '@full',
}, async ({ page }) => {
  await runStaffCommand('message', {
    tenant: 'zuider',
    customer: 'omar',
    title: 'Nog een vraag',
    content: 'Bel je even?',
  })
  await signIn(page, 'omar', '/contact')
  await page.route('**/customer/customer/view', (route) => route.fulfill({ status: 500, json: {} }))
  const badge = page.getByRole('banner').getByRole('link', { name: /^Berichten/ })
  await expect(badge).toHaveText(/\d/)
  const before = await badge.textContent()
  await badge.click()
  await page.getByRole('link', { name: /Nog een vraag/ }).click()
  await expect(page.getByText(/kon niet als gelezen worden bewaard/)).toBeVisible()
  await expect(badge).toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByRole('link', { name: /\(nieuw\) Nog een vraag/ })).toBeVisible()
})

test('@INBOX-03 @INBOX-04 a mail is shown with its inline picture and attachment, and can be answered', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/berichten')
  const search = page.getByRole('searchbox', { name: 'Zoek in berichten' })
  await search.fill('offerte')
  await page.clock.runFor(300)
  await page.getByRole('link', { name: /Je hypotheekofferte staat klaar/ }).click()
  const mail = page.frameLocator('iframe[title="Inhoud van het bericht"]')
  await expect(mail.getByText('de rentevaste periode')).toBeVisible()
  await expect(mail.getByRole('img', { name: 'Sanne Vermeulen' })).toHaveAttribute('src', /^data:image\/png/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'offerte.pdf openen' }).click()
  await expectFocusIn(page.getByRole('dialog', { name: 'offerte.pdf' }))
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  const answerField = page.getByRole('textbox', { name: 'Antwoord aan Sanne Vermeulen' })
  await answerField.fill('Dank, ik kijk ernaar.')
  await page.clock.runFor(300)
  await waitForIndexedDbKey(page, /mf-documents reply mail-/)
  await page.reload()
  await expect(answerField).toHaveValue('Dank, ik kijk ernaar.')
  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(page.getByText('Je bericht is verstuurd')).toBeVisible()
  const sent = await runStaffCommand<{ item: { content: string; subject: string } }[]>('read', {
    tenant: 'zuider',
    kind: 'message',
  })
  expect(sent.find(({ item }) => item.content === 'Dank, ik kijk ernaar.')?.item.subject).toBe(
    'Re: Je hypotheekofferte staat klaar',
  )
  await page.getByRole('tab', { name: 'Verzonden' }).click()
  await page.getByRole('link', { name: /Re: Je hypotheekofferte staat klaar/ }).click()
  await expect(page.getByRole('article').getByText('Dank, ik kijk ernaar.')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Je hypotheekofferte staat klaar' }).click()
  await expect(page.getByRole('article').getByText('Dank, ik kijk ernaar.')).toBeVisible()
})

test('@INBOX-02 @INBOX-04 a mail from an unknown sender is found by its last word, and marked as unknown whatever name it gives', {
  tag: '@full',
}, async ({ page }) => {
  const { id } = await runStaffCommand<{ id: number }>('mail', {
    tenant: 'zuider',
    customer: 'piet',
    subject: 'Even snel',
    html: `<p>${'Beste Piet, '.repeat(100)}</p><p>maak het over naar Atlantis</p>`,
    from: 'Sanne Vermeulen <sanne@elders.example>',
    received: 'true',
  })
  await signIn(page, 'piet', '/berichten')
  await page.getByRole('searchbox', { name: 'Zoek in berichten' }).fill('atlantis')
  await page.clock.runFor(300)
  const row = page.getByRole('link', { name: /Even snel/ })
  await expect(row).toContainText('sanne@elders.example')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/berichten/mail-${id}$`))
  await expect(page.getByRole('article').getByText('Niet van Zuider Advies')).toBeVisible()
  await expectAccessible(page)
})

test('on a phone, an opened message replaces the list, and the back link returns to it', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await runStaffCommand('message', {
    tenant: 'zuider',
    customer: 'piet',
    title: 'Hallo Piet',
    content: 'Welkom.',
  })
  await signIn(page, 'piet', '/berichten')
  await page.getByRole('link', { name: /Hallo Piet/ }).click()
  await expect(page.getByRole('heading', { name: 'Hallo Piet' })).toBeFocused()
  await expect(page.getByRole('searchbox')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Alle berichten' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('link', { name: /Hallo Piet/ })).toBeFocused()
})
