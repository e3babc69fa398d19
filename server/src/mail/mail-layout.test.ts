import { mailOccasions } from '@portal/contract/desk/mail-texts'
import { calculateContrast } from '@portal/domain/theme/oklch'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMailColours, type MailLetter, renderMailHtml, renderMailText } from './mail-layout.ts'
import { createMailText } from './mail-texts.ts'

const exampleContact = {
  adviser: 'Sanne Vermeer',
  phone: '076 555 01 20',
  email: 'sanne@zuider.example',
  address: ['Ginnekenweg 214', '4835 NH Breda'],
}
const exampleLink = 'https://zuider.example/password?token=x&language=nl'

const createExampleLetter = (
  occasion: (typeof mailOccasions)[number],
  change: Partial<MailLetter> = {},
): MailLetter => {
  const text = createMailText('nl', occasion, {
    tenant: 'Zuider',
    name: 'Anna',
    adviser: exampleContact.adviser,
  })
  return {
    language: 'nl',
    tenant: 'Zuider',
    brand: { primary: '#2438e0', secondary: '#f6a96b' },
    logo: 'https://zuider.example/logo.png',
    text,
    linkOrCode: text.action ? { link: exampleLink } : { code: '1234567' },
    contact: exampleContact,
    ...change,
  }
}

test.each(mailOccasions)('@SERVER-07 a mail on %s has the tenant’s theme and contact details', (occasion) => {
  const letter = createExampleLetter(occasion)
  const [html, plainText] = [renderMailHtml(letter), renderMailText(letter)]
  expect(html).toContain('<html lang="nl">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('alt="Zuider"')
  expect(html).toContain('href="tel:0765550120"')
  for (const part of [html, plainText]) {
    expect(part).toContain(letter.text.body)
    expect(part).toContain('Sanne Vermeer')
    expect(part).toContain('4835 NH Breda')
  }
  expect(plainText.split('\n')).toContain('link' in letter.linkOrCode ? exampleLink : '1234567')
})

test('@SERVER-07 a mail loads only the tenant’s logo, and runs nothing', () => {
  const html = renderMailHtml(createExampleLetter('reset'))
  expect(html.match(/\bsrc="[^"]*"/g)).toEqual(['src="https://zuider.example/logo.png"'])
  expect(html).not.toMatch(/<script|<link|@import|url\(/)
})

test('@SERVER-07 a tenant without a logo is named in text', () => {
  const html = renderMailHtml(createExampleLetter('code', { logo: null, tenant: 'Zuider & <Zn>' }))
  expect(html).not.toContain('<img')
  expect(html).toContain('>Zuider &amp; &lt;Zn&gt;</strong>')
})

test('@SERVER-07 unknown details of adviser and office are omitted', () => {
  const emptyContact = { adviser: null, phone: null, email: null, address: [] }
  const html = renderMailHtml(createExampleLetter('code', { contact: emptyContact }))
  expect(html).not.toMatch(/tel:|mailto:|null|undefined/)
})

test('@SERVER-07 text is readable in any tenant’s colours, light and dark', {
  tags: 'full',
}, () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, fc.option(colour), fc.option(colour), (primary, secondary, tertiary) => {
      for (const colours of Object.values(getMailColours({ primary, secondary, tertiary }))) {
        for (const surface of [colours.page, colours.letter])
          for (const text of [colours.ink, colours.quiet, colours.link])
            expect(calculateContrast(text, surface)).toBeGreaterThanOrEqual(4.5)
        expect(calculateContrast(colours.onButton, colours.button)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

const hostileTextArbitrary = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</p></td><td>',
    'Bcc: a@b.nl\r\nX: y',
    '{name}{firm}',
    '&lt;b&gt;',
  ),
)

test('@DESK-22 tenants’ texts and inserted names stay plain text, and a subject stays one line', {
  tags: 'full',
}, () => {
  fc.assert(
    fc.property(
      hostileTextArbitrary,
      hostileTextArbitrary,
      hostileTextArbitrary,
      hostileTextArbitrary,
      (subject, intro, closing, name) => {
        const ownTexts = { subject, intro, closing }
        const mail = createMailText('nl', 'reset', { tenant: 'Zuider', name, adviser: null }, ownTexts)
        expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        const html = renderMailHtml(
          createExampleLetter('reset', { text: { ...mail, body: mail.body.replaceAll('\n', ' ') } }),
        )
        const plainMail = renderMailHtml(
          createExampleLetter('reset', {
            text: { ...mail, subject: 'x', greeting: 'x', body: 'x', closing: 'x' },
          }),
        )
        const findUnexpectedTags = (page: string) =>
          page.match(/<[^>]*>?/g)?.filter((tag) => !/^<\/?(p|br)\b/.test(tag))
        expect(findUnexpectedTags(html)).toEqual(findUnexpectedTags(plainMail))
      },
    ),
  )
})

test('@DESK-22 inserted values contain no placeholders, and an owner’s line breaks stay', () => {
  const ownTexts = { subject: '{name} bij {firm}', intro: 'Een\n\nTwee\nDrie', closing: '{adviser}' }
  const mail = createMailText('nl', 'reset', { tenant: 'Zuider', name: '{firm}', adviser: null }, ownTexts)
  expect([mail.subject, mail.closing]).toEqual(['{firm} bij Zuider', 'Zuider'])
  const html = renderMailHtml(createExampleLetter('reset', { text: mail }))
  expect(html).toContain('>Een</p>')
  expect(html).toContain('>Twee<br>Drie</p>')
})
