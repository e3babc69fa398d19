import type { Wording } from '@portal/contract/language'
import type { MailText } from './texts.ts'

/** What happened to an account that its customer is told of, asked for or not. */
export const securityOccasions = ['password-changed', 'new-device', 'two-step-off', 'token-reused'] as const
export type SecurityOccasion = (typeof securityOccasions)[number]

type Told = Pick<MailText, 'subject' | 'body'>

/** What each says, and what to do when it was somebody else. */
export const securityTexts: Record<
  Wording,
  Record<SecurityOccasion, Told> & Required<Pick<MailText, 'action' | 'ignore'>>
> = {
  nl: {
    'password-changed': {
      subject: 'Je wachtwoord is gewijzigd',
      body: 'Het wachtwoord van je account bij {firm} is zojuist gewijzigd.',
    },
    'new-device': {
      subject: 'Ingelogd op een nieuw apparaat',
      body: 'Er is zojuist op je account ingelogd met een apparaat of browser die we nog niet kenden.',
    },
    'two-step-off': {
      subject: 'Inloggen in twee stappen staat uit',
      body: 'Inloggen in twee stappen is zojuist uitgezet. Je logt nu in met alleen je wachtwoord.',
    },
    'token-reused': {
      subject: 'Voor de zekerheid uitgelogd',
      body: 'We hebben een apparaat uitgelogd, omdat iets dat maar één keer mag voor de tweede keer gebeurde. Meestal is dat een storing; log gewoon weer in.',
    },
    action: 'Nieuw wachtwoord kiezen',
    ignore:
      'Was jij dit? Dan hoef je niets te doen. Herken je dit niet? Kies dan meteen een nieuw wachtwoord.',
  },
  nl_u: {
    'password-changed': {
      subject: 'Uw wachtwoord is gewijzigd',
      body: 'Het wachtwoord van uw account bij {firm} is zojuist gewijzigd.',
    },
    'new-device': {
      subject: 'Ingelogd op een nieuw apparaat',
      body: 'Er is zojuist op uw account ingelogd met een apparaat of browser die wij nog niet kenden.',
    },
    'two-step-off': {
      subject: 'Inloggen in twee stappen staat uit',
      body: 'Inloggen in twee stappen is zojuist uitgezet. U logt nu in met alleen uw wachtwoord.',
    },
    'token-reused': {
      subject: 'Voor de zekerheid uitgelogd',
      body: 'Wij hebben een apparaat uitgelogd, omdat iets dat maar één keer mag voor de tweede keer gebeurde. Meestal is dat een storing; u kunt gewoon weer inloggen.',
    },
    action: 'Nieuw wachtwoord kiezen',
    ignore: 'Was u dit? Dan hoeft u niets te doen. Herkent u dit niet? Kies dan meteen een nieuw wachtwoord.',
  },
  en: {
    'password-changed': {
      subject: 'Your password was changed',
      body: 'The password of your account with {firm} has just been changed.',
    },
    'new-device': {
      subject: 'Signed in on a new device',
      body: "Someone just signed in to your account with a device or browser we hadn't seen before.",
    },
    'two-step-off': {
      subject: 'Two-step sign-in is off',
      body: 'Two-step sign-in has just been switched off. You now sign in with your password alone.',
    },
    'token-reused': {
      subject: 'Signed out to be safe',
      body: "We signed out one of your devices, because something that may happen only once happened twice. It's usually a hiccup; just sign in again.",
    },
    action: 'Choose a new password',
    ignore:
      "Was this you? Then there is nothing you need to do. If it wasn't, choose a new password right away.",
  },
  en_u: {
    'password-changed': {
      subject: 'Your password has been changed',
      body: 'The password of your account with {firm} has just been changed.',
    },
    'new-device': {
      subject: 'Sign-in on a new device',
      body: 'Your account has just been signed in to with a device or browser that was not known to us.',
    },
    'two-step-off': {
      subject: 'Two-step sign-in has been switched off',
      body: 'Two-step sign-in has just been switched off. Only your password is now needed to sign in.',
    },
    'token-reused': {
      subject: 'Signed out as a precaution',
      body: 'One of your devices has been signed out, because something that may happen only once happened twice. This is usually a malfunction; please sign in again.',
    },
    action: 'Choose a new password',
    ignore:
      'If this was you, no action is required. If it was not, please choose a new password immediately.',
  },
  de: {
    'password-changed': {
      subject: 'Dein Passwort wurde geändert',
      body: 'Das Passwort deines Kontos bei {firm} wurde gerade geändert.',
    },
    'new-device': {
      subject: 'Anmeldung auf einem neuen Gerät',
      body: 'Bei deinem Konto wurde gerade mit einem Gerät oder Browser angemeldet, den wir noch nicht kannten.',
    },
    'two-step-off': {
      subject: 'Die Anmeldung in zwei Schritten ist aus',
      body: 'Die Anmeldung in zwei Schritten wurde gerade ausgeschaltet. Du meldest dich jetzt nur mit deinem Passwort an.',
    },
    'token-reused': {
      subject: 'Zur Sicherheit abgemeldet',
      body: 'Wir haben ein Gerät abgemeldet, weil etwas, das nur einmal vorkommen darf, ein zweites Mal vorkam. Meist ist das eine Störung; melde dich einfach wieder an.',
    },
    action: 'Neues Passwort wählen',
    ignore: 'Warst du das? Dann brauchst du nichts zu tun. Wenn nicht, wähle sofort ein neues Passwort.',
  },
  de_u: {
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      body: 'Das Passwort Ihres Kontos bei {firm} wurde gerade geändert.',
    },
    'new-device': {
      subject: 'Anmeldung auf einem neuen Gerät',
      body: 'Bei Ihrem Konto wurde gerade mit einem Gerät oder Browser angemeldet, den wir noch nicht kannten.',
    },
    'two-step-off': {
      subject: 'Die Anmeldung in zwei Schritten ist aus',
      body: 'Die Anmeldung in zwei Schritten wurde gerade ausgeschaltet. Sie melden sich jetzt nur mit Ihrem Passwort an.',
    },
    'token-reused': {
      subject: 'Zur Sicherheit abgemeldet',
      body: 'Wir haben ein Gerät abgemeldet, weil etwas, das nur einmal vorkommen darf, ein zweites Mal vorkam. Meist ist das eine Störung; melden Sie sich einfach wieder an.',
    },
    action: 'Neues Passwort wählen',
    ignore:
      'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, wählen Sie sofort ein neues Passwort.',
  },
}
