import { generateKeyPairSync } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { checkSeal } from '../../test/check-seal.ts'
import { createPkcs12 } from '../../test/create-pkcs12.ts'
import { readPkcs12 } from './pkcs12.ts'
import { sealPdf } from './seal/seal-with-evidence.ts'
import { createTestCertificate } from './test-certificate.ts'

const now = new Date('2026-11-26T10:00:00Z')
const testCertificate = await createTestCertificate('Zuider Advies', now)

test('@SIGN-09 a PKCS#12 file yields its key and certificate chain, and seals', {
  tags: 'full',
}, async () => {
  const parsedKey = await readPkcs12(await createPkcs12(testCertificate, 'geheim'), 'geheim')
  expect(parsedKey).toMatchObject({
    subject: 'Zuider Advies',
    chain: testCertificate.chain,
    key: testCertificate.key,
  })
  expect(parsedKey.validUntil.getTime() - parsedKey.validFrom.getTime()).toBeGreaterThan(364 * 86_400_000)
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const bytes = await pdf.save()
  const facts = { name: 'Zuider', reason: 'Akkoord', location: 'zuider.example', at: now }
  const sealedPdf = Buffer.from(await sealPdf({ original: bytes, added: bytes, facts, key: parsedKey }))
  expect(await checkSeal(sealedPdf)).toMatchObject({ isWhole: true, coversAll: true })
})

test('@SIGN-09 an error of a PKCS#12 file names the cause: password, file, or key', async () => {
  const file = await createPkcs12(testCertificate, 'geheim')
  await expect(readPkcs12(file, 'fout')).rejects.toThrow('does not open with this password')
  await expect(readPkcs12(Buffer.from('niets'), 'geheim')).rejects.toThrow('is no PKCS#12 file')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreignKeyPair = {
    ...testCertificate,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  await expect(readPkcs12(await createPkcs12(foreignKeyPair, 'geheim'), 'geheim')).rejects.toThrow(
    'has no private key with its certificate',
  )
})
