import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createCodeWaiter } from '../demo-mails.ts'
import { openCustomerFile, signInAtDesk } from '../desk-navigation.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { adminOrigin } from '../origins.ts'
import { createPlainPdf } from '../plain-pdf.ts'
import { expect, expectFocusIn, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'
import { addPasskeyDevice } from '../virtual-passkey-device.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })

/**
 * Runs Poppler's `pdfsig` on a file and returns its output. Throws an error with instructions if the program is
 * missing.
 */
async function runPdfsig(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)('pdfsig', [path]).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error('pdfsig is missing: install poppler-utils')
    return { stdout: String((error as { stdout?: string }).stdout) }
  })
  return stdout
}

test(
  '@SIGN-01 @SIGN-02 @SIGN-03 @SIGN-04 @SIGN-06 a customer reads a document to its end by keyboard and signs it with a mailed code; pdfsig accepts the sealed file, and rejects it after one changed byte',
  {
    tag: '@full',
  },
  async ({ browser, page, request }, testInfo) => {
    test.slow()
    const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await signInAtDesk(desk, 'sanne@zuideradvies.example')
    await openCustomerFile(desk, 'Gerda Mulder', 'Gevraagd')
    await desk.getByRole('button', { name: 'Laten ondertekenen' }).click()
    const asking = desk.getByRole('dialog', { name: 'Laten ondertekenen' })
    const original = createPlainPdf('Opdracht tot dienstverlening', 4)
    const file = { name: 'Opdracht.pdf', mimeType: 'application/pdf', buffer: original }
    await asking.locator('input[type=file]').setInputFiles(file)
    await asking.getByLabel(/Toelichting/).fill('Graag deze week')
    await expectAccessible(desk)
    await asking.getByRole('button', { name: 'Vragen te ondertekenen' }).click()
    await expect(asking).toBeHidden()

    const codes = await createCodeWaiter(request, 'gerda')
    await signIn(page, 'gerda', '/documenten')
    await page.getByRole('link', { name: 'Wacht op je handtekening' }).click()
    const signing = page.getByRole('dialog', { name: 'Onderteken: Opdracht' })
    await expectFocusIn(signing)
    await expect(signing.getByText('Graag deze week')).toBeVisible()
    await expect(signing.getByText('Opdracht tot dienstverlening, pagina 1')).toBeAttached()
    await expect(signing.getByRole('button', { name: 'Ondertekenen', exact: true })).toBeHidden()
    await signing.getByRole('button', { name: 'Volgende pagina' }).press('Enter')
    await expect(signing.getByRole('group', { name: 'Pagina 2 van 4' })).toBeFocused()
    await signing.getByRole('group', { name: '4 pagina’s' }).press('End')
    await expect(signing.getByText('Je hebt het helemaal gelezen.')).toBeVisible()
    await signing.getByRole('checkbox').check()
    await signing.getByRole('button', { name: 'Code mailen' }).click()
    const code = await codes.next()
    await signing.getByLabel('Code uit de mail').fill('1234567')
    await signing.getByRole('button', { name: 'Ondertekenen', exact: true }).click()
    await expect(signing.getByRole('alert')).toContainText('Er is niets ondertekend')
    await expectAccessible(page)
    await signing.getByLabel('Code uit de mail').fill(code)
    await signing.getByRole('button', { name: 'Ondertekenen', exact: true }).click()
    await signing.getByRole('link', { name: 'Bekijk het ondertekende document' }).click()
    const sealed = page.getByRole('dialog', { name: /Opdracht \(ondertekend\)/ })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sealed.getByRole('button', { name: 'Downloaden' }).click(),
    ])
    const sealedPath = testInfo.outputPath('sealed.pdf')
    await download.saveAs(sealedPath)

    const bytes = await readFile(sealedPath)
    expect(bytes.subarray(0, original.length).equals(original)).toBe(true)
    expect(await runPdfsig(sealedPath)).toContain('Signature is Valid')
    const changed = testInfo.outputPath('changed.pdf')
    bytes[200] = (bytes[200] ?? 0) ^ 1
    await writeFile(changed, bytes)
    expect(await runPdfsig(changed)).not.toContain('Signature is Valid')

    await desk.goto(`${adminOrigin}/desk`)
    const waiting = desk.getByRole('region', { name: 'Handtekeningen' })
    await waiting.getByRole('link', { name: 'Gerda Mulder' }).click()
    await desk.getByRole('button', { name: 'Gezien' }).click()
    await expect(desk.getByText(/^Ondertekend met een gemailde code/)).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Gezien' })).toBeHidden()
    await expectAccessible(desk)
  },
)

test('@SIGN-01 @SIGN-05 a document of the file is signed with a passkey, which the sealed file records', {
  tag: '@full',
}, async ({ page }) => {
  const rosa = { tenant: 'zuider', customer: 'rosa' }
  await addPasskeyDevice(page)
  await signIn(page, 'rosa', '/editInfo/security')
  const add = { name: 'Passkey toevoegen' }
  await page.getByRole('button', add).click()
  await expectFocusIn(page.getByRole('dialog'))
  await page.getByRole('dialog').getByRole('button', add).click()
  await expect(page.getByText(/^Je kunt nu inloggen met deze passkey/)).toBeVisible()

  const [report] = await runStaffCommand<{ document: number }[]>('documents', rosa)
  await runStaffCommand('signature', { ...rosa, document: String(report?.document), kind: 'other' })
  await page.goto('/taken')
  await page.getByRole('link', { name: /Lezen en ondertekenen$/ }).click()
  const signing = page.getByRole('dialog', { name: /^Onderteken: / })
  await expect(signing.getByRole('group', { name: 'Pagina 2 van 2' })).toBeAttached()
  await signing.getByRole('group', { name: '2 pagina’s' }).press('End')
  await expect(signing.getByText('Je hebt het helemaal gelezen.')).toBeVisible()
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Ondertekenen', exact: true }).click()
  await signing.getByRole('link', { name: 'Bekijk het ondertekende document' }).click()
  const sealed = page.getByRole('dialog', { name: /\(ondertekend\)/ })
  const evidence = sealed.getByRole('group', { name: 'Pagina 3 van 4' })
  await evidence.scrollIntoViewIfNeeded()
  await expect(evidence).toContainText(/die een vraag\s*met de SHA-256\s*van dit\s*document\s*tekende/)
})
