import type { Wording } from '@portal/contract/language'

/** What a customer is asked whose PDF holds a citizen service number, before it is taken in. */
export const askTexts: Readonly<Record<Wording, string>> = {
  nl: 'In de tekst van {names} staat een burgerservicenummer. Je adviseur heeft dat meestal niet nodig. Er is nog niets bewaard. Verstuur je het toch, dan gaat het mee.',
  nl_u: 'In de tekst van {names} staat een burgerservicenummer. Uw adviseur heeft dat meestal niet nodig. Er is nog niets bewaard. Verstuurt u het toch, dan gaat het mee.',
  en: 'The text of {names} holds a citizen service number (BSN). Your adviser rarely needs it. Nothing has been kept yet. If you send it all the same, the number goes along.',
  en_u: 'The text of {names} holds a citizen service number (BSN). Your adviser rarely needs it. Nothing has been kept yet. If you choose to send it all the same, the number goes along.',
  de: 'Im Text von {names} steht eine Bürgerservicenummer (BSN). Dein Berater braucht sie meistens nicht. Es wurde noch nichts gespeichert. Wenn du es trotzdem sendest, geht sie mit.',
  de_u: 'Im Text von {names} steht eine Bürgerservicenummer (BSN). Ihr Berater braucht sie meistens nicht. Es wurde noch nichts gespeichert. Wenn Sie es trotzdem senden, geht sie mit.',
}
