import type { mails } from '../database/tables/mail.ts'
import type { notes } from '../database/tables/note.ts'
import type { signals } from '../database/tables/signal.ts'
import type { tasks } from '../database/tables/task.ts'
import { drawInitials } from '../drawing/logo.ts'
import type { Timeline } from './timeline.ts'

type Without<T> = Omit<T, 'customerId'>

/** What waits for a customer of the demo. */
export interface InboxPlan {
  tasks?: Without<typeof tasks.$inferInsert>[]
  signals?: Without<typeof signals.$inferInsert>[]
  notes?: Without<typeof notes.$inferInsert>[]
  mails?: Without<typeof mails.$inferInsert>[]
}

const adviser = 'Sanne Vermeulen <sanne@zuideradvies.example>'

const annasMails = (when: Timeline): InboxPlan['mails'] => [
  {
    subject: 'Je hypotheekofferte staat klaar',
    from: adviser,
    origin: 'firm',
    to: 'anna@example.nl',
    cc: 'bas@example.nl',
    content:
      '<p>Hallo Anna,</p><p>Je offerte staat klaar. Kijk vooral naar <strong>de rentevaste periode</strong>; die kunnen we nog wijzigen.</p><p><img src="cid:handtekening" alt="Sanne Vermeulen" width="64" height="64"></p><p>Groet,<br>Sanne</p>',
    attachments: [
      {
        name: 'handtekening.png',
        mimeType: 'image/png',
        inline: true,
        contentId: 'handtekening',
        fileKey: 'demo-handtekening',
      },
      { name: 'offerte.pdf', mimeType: 'application/pdf', inline: false, fileKey: 'demo-offerte' },
    ],
    createdBy: 'Sanne Vermeulen',
    createdAt: when.moment({ hours: -5 }),
  },
  {
    subject: 'Rentestanden van deze maand',
    from: 'nieuws@zuideradvies.example',
    origin: 'firm',
    bulk: true,
    to: 'anna@example.nl',
    content:
      '<h1>Rentestanden</h1><p>De rente daalde licht. <a href="https://www.zuideradvies.example/rente">Bekijk de standen</a>.</p><img src="https://beeld.zuideradvies.example/rente.png" alt="Grafiek van de rente"><script>document.title = "nooit"</script>',
    createdBy: 'Zuider Advies',
    createdAt: when.moment({ days: -6 }),
  },
  {
    subject: 'Bevestiging van ons gesprek',
    from: adviser,
    origin: 'firm',
    to: 'anna@example.nl',
    bcc: 'archief@zuideradvies.example',
    content: '<p>Hallo Anna, dank voor het gesprek van vandaag. Tot volgend jaar!</p>',
    createdBy: 'Sanne Vermeulen',
    createdAt: when.moment({ months: -2 }),
    seenAt: when.moment({ months: -2, hours: 3 }),
  },
  {
    subject: 'Interne aantekening (niet zichtbaar voor klanten)',
    from: adviser,
    origin: 'firm',
    to: 'ruben@zuideradvies.example',
    content: '<p>Intern.</p>',
    visible: false,
    createdBy: 'Sanne Vermeulen',
    createdAt: when.moment({ days: -1 }),
  },
]

const annas = (when: Timeline): InboxPlan => ({
  tasks: [
    {
      title: 'Controleer je gegevens',
      description: 'Kloppen je inkomen en je gezinssituatie nog? Werk ze bij of stuur ons een bericht.',
      date: when.date({ days: 7 }),
      time: '12:00',
      createdAt: when.moment({ hours: -20 }),
    },
    {
      title: 'Stuur je laatste jaaropgave',
      description: 'We hebben de jaaropgave van Markdal Zorg nodig voor je jaarlijkse controle.',
      date: when.date({ days: 14 }),
      createdAt: when.moment({ days: -3 }),
    },
    {
      title: 'Lees het adviesrapport',
      description: 'Het rapport staat bij je documenten.',
      date: when.date({ days: -20 }),
      createdAt: when.moment({ days: -34 }),
      seenAt: when.moment({ days: -30 }),
      status: 'done',
      adviserSeenAt: when.moment({ days: -22 }),
    },
  ],
  signals: [
    {
      description: 'Rentevaste periode loopt af',
      customerMessage: 'De rente van een van je leningdelen is variabel. Vast kan nu voordeliger zijn.',
      searchableType: 'mortgage',
      createdAt: when.moment({ days: -1 }),
    },
    {
      description: 'WOZ-waarde bijgewerkt',
      customerMessage: 'De nieuwe WOZ-waarde van je woning staat in je overzicht.',
      createdAt: when.moment({ days: -25 }),
      seenAt: when.moment({ days: -24 }),
    },
    {
      description: 'Later herinneren',
      customerMessage: 'Dit bericht komt volgende maand terug.',
      snoozedUntil: when.moment({ months: 1 }),
      createdAt: when.moment({ days: -10 }),
    },
    {
      description: 'Afgehandeld',
      customerMessage: 'Dit is al geregeld.',
      finishedAt: when.moment({ days: -40 }),
      createdAt: when.moment({ days: -60 }),
    },
  ],
  notes: [
    {
      title: 'Welkom in het nieuwe portaal',
      content: 'Hier vind je alles over je hypotheek en verzekeringen. Vragen? Stuur een bericht.',
      createdAt: when.moment({ days: -2 }),
    },
    {
      title: 'Gespreksverslag',
      content: 'We spraken over het verduurzamen van je woning en een bouwdepot van € 18.500.',
      createdAt: when.moment({ months: -2 }),
      seenAt: when.moment({ months: -2, days: 1 }),
    },
  ],
  mails: annasMails(when),
})

const ordinary = (when: Timeline, formal: boolean): InboxPlan => ({
  tasks: [
    {
      title: formal ? 'Controleer uw gegevens' : 'Controleer je gegevens',
      description: `${formal ? 'Wilt u uw gegevens nakijken en aanpassen wat niet meer klopt?' : 'Loop je gegevens na en pas aan wat niet meer klopt.'}`,
      date: when.date({ days: 10 }),
      createdAt: when.moment({ days: -2 }),
    },
  ],
  notes: [
    {
      title: 'Welkom',
      content: formal
        ? 'Fijn dat u er bent. In dit portaal staat uw dossier.'
        : 'Fijn dat je er bent. In dit portaal staat je dossier.',
      createdAt: when.moment({ days: -9 }),
    },
  ],
})

/** What waits for a customer of the demo, in the wording of the firm; for clara nothing (DEMO-09). */
export const demoInbox = (username: string, when: Timeline, formal: boolean): InboxPlan =>
  username === 'anna' ? annas(when) : username === 'clara' ? {} : ordinary(when, formal)

/** The picture in the mail of an adviser; base64 PNG. */
export const signaturePicture = () => drawInitials('SV', '#974264', 64)
