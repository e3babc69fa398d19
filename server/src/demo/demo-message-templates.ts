import type { MessageTemplateText } from '@portal/contract/desk/message-template'
import { type Locale, locales } from '@portal/contract/language'
import type { Database } from '../database/database.ts'
import { messageTemplates } from '../database/tables/message-template.ts'
import { getAdviserName, getDemoAdvisers } from './demo-advisers.ts'
import type { Timeline } from './demo-timeline.ts'

const letterClosings: Readonly<Record<Locale, string>> = {
  nl: 'Groet,',
  nl_u: 'Met vriendelijke groet,',
  en: 'Best wishes,',
  en_u: 'Kind regards,',
  de: 'Viele Grüße',
  de_u: 'Mit freundlichen Grüßen',
}

/** Subject and body of each template by locale. */
const demoTemplateTexts: Readonly<Record<string, Record<Locale, readonly [subject: string, body: string]>>> =
  {
    'Documenten ontvangen': {
      nl: [
        'Je documenten zijn binnen',
        'Je documenten zijn goed aangekomen. We bekijken ze deze week. Missen we iets, dan vragen we daar in het portaal om.',
      ],
      nl_u: [
        'Uw documenten zijn binnen',
        'Uw documenten zijn goed aangekomen. We bekijken ze deze week. Missen we iets, dan vragen we daar in het portaal om.',
      ],
      en: [
        'We have your documents',
        'Your documents have arrived. We will look at them this week. If anything is missing, we will ask for it in the portal.',
      ],
      en_u: [
        'We have received your documents',
        'Thank you for your documents. We will look at them this week. If anything is missing, we will ask for it in the portal.',
      ],
      de: [
        'Deine Unterlagen sind da',
        'Deine Unterlagen sind gut angekommen. Wir sehen sie diese Woche durch. Fehlt etwas, fragen wir im Portal danach.',
      ],
      de_u: [
        'Ihre Unterlagen sind eingegangen',
        'Ihre Unterlagen sind gut angekommen. Wir sehen sie diese Woche durch. Fehlt etwas, fragen wir im Portal danach.',
      ],
    },
    'Offerte bespreken': {
      nl: [
        'Je offerte is er',
        'De bank heeft je offerte gestuurd. Je vindt hem bij dit bericht. Lees hem rustig door en kijk vooral naar de rente, de looptijd en de einddatum van de offerte. Daarna lopen we hem graag samen door.',
      ],
      nl_u: [
        'Uw offerte is er',
        'De bank heeft uw offerte gestuurd. U vindt hem bij dit bericht. Leest u hem rustig door en let vooral op de rente, de looptijd en de einddatum van de offerte. Daarna lopen we hem graag samen door.',
      ],
      en: [
        'Your offer is here',
        'The bank has sent your mortgage offer. You will find it with this message. Please read it at your ease, above all the rate, the term and the last day of the offer. After that we would like to go through it together.',
      ],
      en_u: [
        'Your mortgage offer has arrived',
        'The bank has sent your mortgage offer, which you will find with this message. Please read it at your convenience, in particular the rate, the term and the last day of the offer. We would then be pleased to go through it with you.',
      ],
      de: [
        'Dein Angebot ist da',
        'Die Bank hat dein Angebot geschickt. Du findest es bei dieser Nachricht. Lies es in Ruhe durch und achte vor allem auf den Zins, die Laufzeit und den letzten Tag des Angebots. Danach gehen wir es gern zusammen durch.',
      ],
      de_u: [
        'Ihr Angebot ist da',
        'Die Bank hat Ihr Angebot geschickt. Sie finden es bei dieser Nachricht. Bitte lesen Sie es in Ruhe durch und achten Sie vor allem auf den Zins, die Laufzeit und den letzten Tag des Angebots. Danach gehen wir es gern mit Ihnen durch.',
      ],
    },
    'Rentevaste periode loopt af': {
      nl: [
        'Je rente loopt binnenkort af',
        'Binnenkort loopt de rentevaste periode van je hypotheek af. De bank stuurt je dan een voorstel. Beslis nog niet: wij vergelijken het met andere banken en bellen je over de uitkomst. Je hoeft nu niets te doen.',
      ],
      nl_u: [
        'Uw rente loopt binnenkort af',
        'Binnenkort loopt de rentevaste periode van uw hypotheek af. De bank stuurt u dan een voorstel. Wacht u nog met beslissen: wij vergelijken het met andere banken en bellen u over de uitkomst. U hoeft nu niets te doen.',
      ],
      en: [
        'Your fixed rate ends soon',
        'The fixed rate of your mortgage ends soon. The bank will send you a proposal. Please do not decide yet: we compare it with other banks and will call you about the outcome. There is nothing you need to do now.',
      ],
      en_u: [
        'Your fixed-rate period ends soon',
        'The fixed-rate period of your mortgage ends soon, and the bank will send you a proposal. We would ask you not to decide yet: we will compare it with other banks and call you about the outcome. There is nothing you need to do now.',
      ],
      de: [
        'Deine Zinsbindung endet bald',
        'Bald endet die Zinsbindung deiner Hypothek. Die Bank schickt dir dann einen Vorschlag. Warte noch mit der Entscheidung: Wir vergleichen ihn mit anderen Banken und rufen dich an. Du musst jetzt nichts tun.',
      ],
      de_u: [
        'Ihre Zinsbindung endet bald',
        'Bald endet die Zinsbindung Ihrer Hypothek. Die Bank schickt Ihnen dann einen Vorschlag. Bitte warten Sie noch mit der Entscheidung: Wir vergleichen ihn mit anderen Banken und rufen Sie an. Sie müssen jetzt nichts tun.',
      ],
    },
    'Uitnodiging jaargesprek': {
      nl: [
        'Tijd voor ons jaargesprek',
        'Eens per jaar kijken we graag samen of je hypotheek en verzekeringen nog bij je passen. Een half uur is genoeg. In het portaal kies je bij Afspraak een moment dat je past. Is er iets veranderd in je inkomen, werk of gezin? Laat het ons dan vast weten.',
      ],
      nl_u: [
        'Tijd voor ons jaargesprek',
        'Eens per jaar kijken we graag met u of uw hypotheek en verzekeringen nog bij u passen. Een half uur is genoeg. Wanneer schikt het u? Is er iets veranderd in uw inkomen, werk of gezin? Laat u het ons dan vast weten.',
      ],
      en: [
        'Time for our yearly talk',
        'Once a year we like to see with you whether your mortgage and insurance still suit you. Half an hour is enough. When would be a good time? If anything has changed in your income, work or family, please let us know.',
      ],
      en_u: [
        'Our yearly review with you',
        'Once a year we like to review with you whether your mortgage and insurance still suit you. Half an hour is enough. When would it be convenient? If anything has changed in your income, work or family, please let us know.',
      ],
      de: [
        'Zeit für unser Jahresgespräch',
        'Einmal im Jahr sehen wir gern mit dir nach, ob deine Hypothek und deine Versicherungen noch zu dir passen. Eine halbe Stunde reicht. Wann passt es dir? Hat sich bei Einkommen, Arbeit oder Familie etwas geändert? Dann sag uns gern Bescheid.',
      ],
      de_u: [
        'Zeit für unser Jahresgespräch',
        'Einmal im Jahr sehen wir gern mit Ihnen nach, ob Ihre Hypothek und Ihre Versicherungen noch zu Ihnen passen. Eine halbe Stunde reicht. Wann passt es Ihnen? Hat sich bei Einkommen, Arbeit oder Familie etwas geändert? Dann geben Sie uns gern Bescheid.',
      ],
    },
  }

const formatLetter = (locale: Locale, body: string): string =>
  `{aanhef},\n\n${body}\n\n${letterClosings[locale]}\n{adviseur}\n{kantoor}`

export async function seedMessageTemplates(
  db: Database,
  { id: tenantId, subdomain }: { id: number; subdomain: string },
  timeline: Timeline,
): Promise<void> {
  const owner = getDemoAdvisers(subdomain)[1]
  const rows = Object.entries(demoTemplateTexts).map(([name, texts]) => ({
    tenantId,
    name,
    texts: Object.fromEntries(
      locales.map((locale): [Locale, MessageTemplateText] => {
        const [subject, body] = texts[locale]
        return [locale, { subject, text: formatLetter(locale, body) }]
      }),
    ),
    changedAt: timeline.moment({ days: -40 }),
    changedBy: owner ? getAdviserName(owner) : '',
  }))
  await db.insert(messageTemplates).values(rows)
}
