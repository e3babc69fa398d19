import type { Wording } from '@portal/contract/language'
import { type SecurityOccasion, securityOccasions, securityTexts } from './security-texts.ts'

/** What a mail says: `{firm}` and `{name}` stand for themselves. */
export interface MailText {
  subject: string
  greeting: string
  body: string
  /** Text on the button, for mails with a link. */
  action?: string
  /** What to do when the customer did not ask for it, or it was somebody else. */
  ignore: string
  closing: string
}

/** Occasions on which the portal mails a customer. */
export type Occasion = AskedOccasion | SecurityOccasion
type AskedOccasion = 'code' | 'two-step' | 'reset' | 'register' | 'invitation'

type Texts = Record<AskedOccasion, Pick<MailText, 'subject' | 'body' | 'action'>>

const common: Record<Wording, Pick<MailText, 'greeting' | 'ignore' | 'closing'>> = {
  nl: {
    greeting: 'Hallo {name},',
    ignore: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    closing: 'Groet van {firm}',
  },
  nl_u: {
    greeting: 'Geachte {name},',
    ignore: 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen.',
    closing: 'Met vriendelijke groet, {firm}',
  },
  en: {
    greeting: 'Hello {name},',
    ignore: "Didn't ask for this? Then there is nothing you need to do.",
    closing: 'Best wishes, {firm}',
  },
  en_u: {
    greeting: 'Dear {name},',
    ignore: 'If you did not request this, no action is required.',
    closing: 'Kind regards, {firm}',
  },
  de: {
    greeting: 'Hallo {name},',
    ignore: 'Du hast das nicht angefordert? Dann brauchst du nichts zu tun.',
    closing: 'Viele Grüße von {firm}',
  },
  de_u: {
    greeting: 'Guten Tag {name},',
    ignore: 'Sie haben dies nicht angefordert? Dann brauchen Sie nichts zu tun.',
    closing: 'Mit freundlichen Grüßen, {firm}',
  },
}

const texts: Record<Wording, Texts> = {
  nl: {
    code: {
      subject: 'Je inlogcode voor {firm}',
      body: 'Dit is je code om in te loggen. Hij werkt één keer en blijft tien minuten geldig.',
    },
    'two-step': {
      subject: 'Je code voor inloggen in twee stappen',
      body: 'Met deze code zet je inloggen in twee stappen aan of uit. Hij werkt één keer en blijft tien minuten geldig.',
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      body: 'Met deze link kies je een nieuw wachtwoord. Hij werkt één keer en blijft een uur geldig.',
      action: 'Wachtwoord kiezen',
    },
    register: {
      subject: 'Je account bij {firm}',
      body: 'Je account staat klaar. Kies een wachtwoord om te beginnen; de link blijft zeven dagen geldig.',
      action: 'Account openen',
    },
    invitation: {
      subject: 'Haal je gegevens op',
      body: 'Via het portaal haal je je gegevens over hypotheek en pensioen op, zodat we je beter kunnen adviseren.',
      action: 'Naar het portaal',
    },
  },
  nl_u: {
    code: {
      subject: 'Uw inlogcode voor {firm}',
      body: 'Dit is uw code om in te loggen. Hij werkt één keer en blijft tien minuten geldig.',
    },
    'two-step': {
      subject: 'Uw code voor inloggen in twee stappen',
      body: 'Met deze code zet u inloggen in twee stappen aan of uit. Hij werkt één keer en blijft tien minuten geldig.',
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      body: 'Met deze link kiest u een nieuw wachtwoord. Hij werkt één keer en blijft een uur geldig.',
      action: 'Wachtwoord kiezen',
    },
    register: {
      subject: 'Uw account bij {firm}',
      body: 'Uw account staat klaar. Kies een wachtwoord om te beginnen; de link blijft zeven dagen geldig.',
      action: 'Account openen',
    },
    invitation: {
      subject: 'Haal uw gegevens op',
      body: 'Via het portaal haalt u uw gegevens over hypotheek en pensioen op, zodat wij u beter kunnen adviseren.',
      action: 'Naar het portaal',
    },
  },
  en: {
    code: {
      subject: 'Your sign-in code for {firm}',
      body: "Here's your code to sign in. It works once and stays valid for ten minutes.",
    },
    'two-step': {
      subject: 'Your code for two-step sign-in',
      body: 'Use this code to switch two-step sign-in on or off. It works once and stays valid for ten minutes.',
    },
    reset: {
      subject: 'Choose a new password',
      body: 'Use this link to choose a new password. It works once and stays valid for an hour.',
      action: 'Choose password',
    },
    register: {
      subject: 'Your account with {firm}',
      body: 'Your account is ready. Choose a password to get started; the link stays valid for seven days.',
      action: 'Open account',
    },
    invitation: {
      subject: 'Collect your data',
      body: 'Collect your mortgage and pension data in the portal, so we can give you better advice.',
      action: 'Go to the portal',
    },
  },
  en_u: {
    code: {
      subject: 'Your sign-in code for {firm}',
      body: 'Please use this code to sign in. It can be used once and remains valid for ten minutes.',
    },
    'two-step': {
      subject: 'Your code for two-step sign-in',
      body: 'Please use this code to switch two-step sign-in on or off. It can be used once and remains valid for ten minutes.',
    },
    reset: {
      subject: 'Choose a new password',
      body: 'Please use this link to choose a new password. It can be used once and remains valid for one hour.',
      action: 'Choose password',
    },
    register: {
      subject: 'Your account with {firm}',
      body: 'Your account has been prepared. Please choose a password; the link remains valid for seven days.',
      action: 'Open account',
    },
    invitation: {
      subject: 'Collect your data',
      body: 'Please collect your mortgage and pension data in the portal, so that we may advise you better.',
      action: 'Go to the portal',
    },
  },
  de: {
    code: {
      subject: 'Dein Anmeldecode für {firm}',
      body: 'Mit diesem Code meldest du dich an. Er gilt einmal und zehn Minuten lang.',
    },
    'two-step': {
      subject: 'Dein Code für die Anmeldung in zwei Schritten',
      body: 'Mit diesem Code schaltest du die Anmeldung in zwei Schritten ein oder aus. Er gilt einmal und zehn Minuten lang.',
    },
    reset: {
      subject: 'Wähle ein neues Passwort',
      body: 'Mit diesem Link wählst du ein neues Passwort. Er gilt einmal und eine Stunde lang.',
      action: 'Passwort wählen',
    },
    register: {
      subject: 'Dein Konto bei {firm}',
      body: 'Dein Konto ist bereit. Wähle ein Passwort, um zu beginnen; der Link gilt sieben Tage.',
      action: 'Konto öffnen',
    },
    invitation: {
      subject: 'Rufe deine Daten ab',
      body: 'Im Portal rufst du deine Daten zu Hypothek und Rente ab, damit wir dich besser beraten können.',
      action: 'Zum Portal',
    },
  },
  de_u: {
    code: {
      subject: 'Ihr Anmeldecode für {firm}',
      body: 'Mit diesem Code melden Sie sich an. Er gilt einmal und zehn Minuten lang.',
    },
    'two-step': {
      subject: 'Ihr Code für die Anmeldung in zwei Schritten',
      body: 'Mit diesem Code schalten Sie die Anmeldung in zwei Schritten ein oder aus. Er gilt einmal und zehn Minuten lang.',
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      body: 'Mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal und eine Stunde lang.',
      action: 'Passwort wählen',
    },
    register: {
      subject: 'Ihr Konto bei {firm}',
      body: 'Ihr Konto ist bereit. Wählen Sie ein Passwort, um zu beginnen; der Link gilt sieben Tage.',
      action: 'Konto öffnen',
    },
    invitation: {
      subject: 'Rufen Sie Ihre Daten ab',
      body: 'Im Portal rufen Sie Ihre Daten zu Hypothek und Rente ab, damit wir Sie besser beraten können.',
      action: 'Zum Portal',
    },
  },
}

const isSecurity = (occasion: Occasion): occasion is SecurityOccasion =>
  securityOccasions.some((one) => one === occasion)

function ownText(wording: Wording, occasion: Occasion): Omit<MailText, 'greeting' | 'closing'> {
  if (!isSecurity(occasion)) return { ignore: common[wording].ignore, ...texts[wording][occasion] }
  const { action, ignore, [occasion]: told } = securityTexts[wording]
  return { action, ignore, ...told }
}

/** What a mail says on an occasion, with the names filled in. */
export function mailText(
  wording: Wording,
  occasion: Occasion,
  names: { firm: string; name: string },
): MailText {
  const fill = (text: string) => text.replace('{firm}', names.firm).replace('{name}', names.name)
  const { subject, body, action, ignore } = ownText(wording, occasion)
  const { greeting, closing } = common[wording]
  return {
    subject: fill(subject),
    body: fill(body),
    ...(action && { action }),
    greeting: fill(greeting),
    ignore,
    closing: fill(closing),
  }
}
