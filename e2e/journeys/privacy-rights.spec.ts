import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { firstIsolatedPortalPort } from '../origins.ts'
import { expect, test } from '../portal-test.ts'
import { type ProductionInstallation, startProductionInstallation } from '../production-installation.ts'
import { findFilesWithWord, findTablesWithWord, runSql } from '../search-stored-data.ts'
import { importTenantRecords, operatorEmail, ownerEmail, tenantCliPath } from '../set-up-tenant.ts'
import { sendStaffCommand } from '../staff-command.ts'
import { fetchStaffToken } from '../staff-sign-in.ts'
import { addPasskeyDevice } from '../virtual-passkey-device.ts'

const annaPassword = 'een lang wachtwoord 42'
/** A word that occurs nowhere else, so that a search finds all data that the customer typed. */
const canaryWord = 'kanarie8d2e'

/** The tests run in order in one worker, because they share one installation. */
test.describe.configure({ mode: 'default', timeout: 240_000 })
let portal: ProductionInstallation
let browser: Browser
let page: Page
test.beforeAll(async () => {
  test.setTimeout(300_000)
  portal = await startProductionInstallation(firstIsolatedPortalPort, { LOG_LEVEL: 'trace' })
  browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...portal.browserArgs],
  })
  page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  ).newPage()
  await createTenantWithAnna()
})
test.afterAll(async () => {
  await browser?.close()
  await portal?.stop()
})

const sendCommand = <T>(token: string, name: string, args: object) =>
  sendStaffCommand<T>(portal.adminUrl, token, name, args)

/** Creates a tenant with the demo's records. Its customer Anna gets a password. */
async function createTenantWithAnna(): Promise<void> {
  const asOperator = await fetchStaffToken(portal.adminUrl, operatorEmail)
  const theme = { name: 'Beek Advies', primary: '#123456', secondary: '#aa5533', pronoun: 'JE' }
  await sendCommand(asOperator, 'tenant', { subdomain: 'beek', code: 'BEEK', ...theme })
  await sendCommand(asOperator, 'person', { tenant: 'beek', email: ownerEmail, role: 'owner' })
  const lenders = path.join(portal.dataDir, 'lenders.ndjson')
  await portal.run({}, tenantCliPath, 'demo', lenders, '--lenders')
  await importTenantRecords(portal, asOperator, lenders, 'key-lenders')
  const file = path.join(portal.dataDir, 'beek.zip')
  await portal.run({}, tenantCliPath, 'demo', file, '--tenant', 'zuider')
  const owner = await fetchStaffToken(portal.adminUrl, ownerEmail)
  await importTenantRecords(portal, owner, file)
  await sendCommand(owner, 'invite', { tenant: 'beek', customer: 'anna' })
  const findPasswordLink = () =>
    /https:\/\/beek\.\S+\/password\?[^\s"<]+/.exec(portal.listMails().join('\n'))?.[0]
  await expect.poll(findPasswordLink).toBeDefined()
  await page.goto(findPasswordLink() ?? '')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(annaPassword)
  await page.getByLabel('Nog een keer hetzelfde wachtwoord', { exact: true }).fill(annaPassword)
  await page.getByRole('button', { name: 'Wachtwoord opslaan en inloggen' }).click()
  await expect(page).not.toHaveURL(/\/password/)
}

/** Enters the canary word as the customer: in a message with a file, in a document, and in the customer's name. */
async function typeCanaryWord(): Promise<void> {
  const of = portal.getPortalUrl('beek')
  const createCanaryFile = (name: string) => ({
    name: `${canaryWord}-${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n% ${canaryWord} ${name}\n/Type /Page\n%%EOF\n`),
  })
  await page.goto(`${of}/contact`)
  await page.getByRole('combobox', { name: 'Waar gaat het over?' }).click()
  await page.getByRole('option', { name: 'Iets anders' }).click()
  await page.getByLabel('Onderwerp', { exact: true }).fill(`Over ${canaryWord}`)
  await page.getByLabel('Bericht', { exact: true }).fill(`Wat doen jullie met ${canaryWord}?`)
  await page.locator('main input[type=file]').setInputFiles(createCanaryFile('bijlage'))
  await expect(page.getByText(/^Klaar om te versturen/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(page.getByText('Je bericht is verstuurd')).toBeVisible()

  await page.goto(`${of}/documenten`)
  await page.locator('input[data-upload=file]').setInputFiles(createCanaryFile('document'))
  const dialog = page.getByRole('dialog', { name: 'Document versturen' })
  await dialog.getByRole('button', { name: 'Document versturen' }).click()
  await expect(dialog.getByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeVisible()

  await page.goto(`${of}/editInfo/personalia`)
  await page.getByLabel('Voornaam', { exact: true }).first().fill(`Anna ${canaryWord}`)
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect.poll(() => findTablesWithWord(portal.database, canaryWord)).toContain('public.customers')
}

/** Moves all dates in the rows of customers with an erasure request back by an interval, as if that time had passed. */
const backdateErasure = (time: string) =>
  runSql(
    portal.database,
    `do $$ declare one record; begin
      perform set_config('portal.tenant_api', 'on', true);
      for one in select c.table_name, c.column_name, c.data_type from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type like 'timestamp%'
          and exists (select from information_schema.columns k
            where k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'customer_id')
      loop
        execute format('update %I set %2$I = %2$I - interval %3$L where customer_id in (select customer_id from erasures)',
          one.table_name, one.column_name, '${time}');
      end loop;
      update external_ids set deleted_at = deleted_at - interval '${time}' where deleted_at is not null;
    end $$`,
  )

/** Runs the nightly jobs, and waits until they are done. */
async function runNightlyJobs(): Promise<void> {
  const countCompletedNightlyRuns = async () =>
    Number(
      await runSql(
        portal.database,
        `select count(*) from jobs.job where name = 'retention' and state = 'completed'`,
      ),
    )
  const before = await countCompletedNightlyRuns()
  await runSql(
    portal.database,
    `insert into jobs.job (name, data, expire_seconds, retry_limit) values ('retention', '{}', 3600, 0)`,
  )
  await expect.poll(countCompletedNightlyRuns, { timeout: 90_000 }).toBeGreaterThan(before)
}

/** Finds files of the portal that contain the canary word; excludes sent mails, which belong to their recipients. */
const findFilesWithCanary = () =>
  findFilesWithWord(portal.dataDir, canaryWord).filter((name) => !/^mails\/|\.zip$|^lenders/.test(name))

/**
 * Makes the tenant require MFA from a day on; null removes the requirement. Writes to the database directly, because
 * the settings screen rejects a day that is too soon.
 */
async function requireMfaFrom(day: string | null): Promise<void> {
  await runSql(
    portal.database,
    `update tenants set profile = profile || '${JSON.stringify({ strong_sign_in_from: day })}'`,
  )
  const fetchTenantSettings = async () =>
    (await page.evaluate(async () => (await fetch('/api/beek/customer/tenant')).json())).data
  await expect.poll(async () => (await fetchTenantSettings()).strong_sign_in_from).toBe(day)
}

test('@KEYS-10 if the tenant’s key requirement starts while a form is being filled in, saving leads to adding a passkey and then back to the typed input', {
  tag: '@full',
}, async () => {
  await addPasskeyDevice(page)
  await page.goto(`${portal.getPortalUrl('beek')}/editInfo/personalia`)
  const mobile = page.getByLabel(/^Mobiel nummer/)
  await expect(mobile).toBeVisible()
  await requireMfaFrom('2026-01-01')
  await mobile.fill('0687654321')
  await page.getByRole('button', { name: 'Nakijken en opslaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page).toHaveURL(/\/editInfo\/security\?next=/)
  await page.goto(`${portal.getPortalUrl('beek')}/hypotheek`)
  await expect(page).toHaveURL(/\/editInfo\/security\?next=%2Fhypotheek/)
  await page.goto(`${portal.getPortalUrl('beek')}/editInfo/personalia`)
  await expect(page).toHaveURL(/\/editInfo\/security\?next=%2FeditInfo%2Fpersonalia/)
  const add = { name: 'Passkey toevoegen' }
  await page.getByRole('button', add).click()
  await page.getByRole('dialog').getByRole('button', add).click()
  await page.getByRole('button', { name: 'Verder naar het portaal' }).click()
  await expect(page).toHaveURL(/\/editInfo\/personalia$/)
  await expect(mobile).toHaveValue('0687654321')
  await requireMfaFrom(null)
})

test('@ERASE-15 @ERASE-06 @ERASE-09 a customer requests erasure, sees what must be kept and why, and is notified; after the nightly run only that is left, and after its retention periods nothing', {
  tag: '@full',
}, async () => {
  await typeCanaryWord()
  const before = await findTablesWithWord(portal.database, canaryWord)
  expect(before).toEqual(
    expect.arrayContaining(['public.customers', 'public.documents', 'public.tenant_inbox']),
  )
  expect(findFilesWithCanary().length).toBeGreaterThanOrEqual(2)

  await page.goto(`${portal.getPortalUrl('beek')}/editInfo/privacy`)
  await page.getByRole('button', { name: 'Bekijk wat we wissen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Berichten over advies/)).toBeVisible()
  await expect(dialog.getByText(/Grond: .*art\./).first()).toBeVisible()
  await dialog.locator('input[type=password]').fill(annaPassword)
  await dialog.getByRole('button', { name: 'Gegevens laten wissen' }).click()
  await expect(page.getByText(/Tot die dag kun je het intrekken/).first()).toBeVisible()
  const isMailSent = (subject: string) => () => portal.listMails().some((one) => one.includes(subject))
  await expect.poll(isMailSent('Je gegevens worden gewist')).toBe(true)

  await runNightlyJobs()
  expect(await findTablesWithWord(portal.database, canaryWord)).toEqual(expect.arrayContaining(before))
  await backdateErasure('15 days')
  await runNightlyJobs()
  await expect.poll(isMailSent('Je gegevens zijn gewist')).toBe(true)
  await page.goto(`${portal.getPortalUrl('beek')}/hypotheek`)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  const staying = ['customers', 'documents', 'tenant_inbox'].map((name) => `public.${name}`)
  const found = await findTablesWithWord(portal.database, canaryWord)
  expect(found.filter((name) => !staying.includes(name))).toEqual([])
  expect(found).toContain('public.tenant_inbox')

  await backdateErasure('8 years')
  await runNightlyJobs()
  expect(await findTablesWithWord(portal.database, canaryWord)).toEqual([])
  expect(findFilesWithCanary()).toEqual([])
  expect(portal.readLogs()).toContain('customer erased')
  expect(portal.readLogs().toLowerCase()).not.toContain(canaryWord)
})
