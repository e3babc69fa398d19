import type { Timeline } from './demo-timeline.ts'
import type { RecordsByKind } from './records/record-collection.ts'

const mailFromAdviser = {
  from: 'Sanne Vermeulen <sanne@zuideradvies.example>',
  origin: 'tenant',
  to: 'anna@example.nl',
  created_by: 'Sanne Vermeulen',
}

const createAnnaMails = (timeline: Timeline): RecordsByKind['mail'] => [
  {
    ...mailFromAdviser,
    subject: 'Je hypotheekofferte staat klaar',
    cc: 'bas@example.nl',
    content:
      '<p>Hallo Anna,</p><p>Je offerte staat klaar. Kijk vooral naar <strong>de rentevaste periode</strong>; die kunnen we nog wijzigen.</p><p><img src="cid:handtekening" alt="Sanne Vermeulen" width="64" height="64"></p><p>Groet,<br>Sanne</p>',
    attachments: [
      {
        name: 'handtekening.png',
        mime_type: 'image/png',
        inline: true,
        content_id: 'handtekening',
        file: 'documents/handtekening.png',
      },
      { name: 'offerte.pdf', mime_type: 'application/pdf', inline: false, file: 'documents/Offerte.pdf' },
    ],
    created_at: timeline.moment({ hours: -5 }),
  },
  {
    ...mailFromAdviser,
    subject: 'Rentestanden van deze maand',
    from: 'nieuws@zuideradvies.example',
    bulk: true,
    content:
      '<h1>Rentestanden</h1><p>De rente daalde licht. <a href="https://www.zuideradvies.example/rente">Bekijk de standen</a>.</p><img src="https://beeld.zuideradvies.example/rente.png" alt="Grafiek van de rente"><script>document.title = "nooit"</script>',
    created_by: 'Zuider Advies',
    created_at: timeline.moment({ days: -6 }),
  },
  {
    ...mailFromAdviser,
    subject: 'Bevestiging van ons gesprek',
    bcc: 'archief@zuideradvies.example',
    content: '<p>Hallo Anna, dank voor het gesprek van vandaag. Tot volgend jaar!</p>',
    created_at: timeline.moment({ months: -2 }),
    seen_by_customer: timeline.moment({ months: -2, hours: 3 }),
  },
  {
    ...mailFromAdviser,
    subject: 'Interne aantekening (niet zichtbaar voor klanten)',
    to: 'ruben@zuideradvies.example',
    content: '<p>Intern.</p>',
    visible_for_customer: false,
    created_at: timeline.moment({ days: -1 }),
  },
]

const createAnnaInbox = (timeline: Timeline): RecordsByKind => ({
  task: [
    {
      title: 'Controleer je gegevens',
      description: 'Kloppen je inkomen en je gezinssituatie nog? Werk ze bij of stuur ons een bericht.',
      date: timeline.date({ days: 7 }),
      time: '12:00',
      created_at: timeline.moment({ hours: -20 }),
    },
    {
      title: 'Stuur je laatste jaaropgave',
      description: 'We hebben de jaaropgave van Markdal Zorg nodig voor je jaarlijkse controle.',
      date: timeline.date({ days: 14 }),
      created_at: timeline.moment({ days: -3 }),
    },
    {
      title: 'Lees het adviesrapport',
      description: 'Het rapport staat bij je documenten.',
      date: timeline.date({ days: -20 }),
      created_at: timeline.moment({ days: -34 }),
      seen_by_customer: timeline.moment({ days: -30 }),
      status: 'done',
      seen_by_advisor: timeline.moment({ days: -22 }),
    },
  ],
  notice: [
    {
      description: 'Rentevaste periode loopt af',
      customer_message: 'De rente van een van je leningdelen is variabel. Vast kan nu voordeliger zijn.',
      searchable_type: 'mortgage',
      created_at: timeline.moment({ days: -1 }),
    },
    {
      description: 'WOZ-waarde bijgewerkt',
      customer_message: 'De nieuwe WOZ-waarde van je woning staat in je overzicht.',
      created_at: timeline.moment({ days: -25 }),
      seen_by_customer: timeline.moment({ days: -24 }),
    },
    {
      description: 'Jaarlijks gesprek',
      customer_message: 'Het is bijna een jaar geleden dat we elkaar spraken. Plan een gesprek.',
      snoozed_until: timeline.moment({ months: 1 }),
      created_at: timeline.moment({ days: -10 }),
    },
    {
      description: 'Opstalverzekering aangepast',
      customer_message: 'De verzekering van je woning dekt nu ook de aanbouw.',
      finished_at: timeline.moment({ days: -40 }),
      created_at: timeline.moment({ days: -60 }),
    },
  ],
  note: [
    {
      title: 'Welkom in het nieuwe portaal',
      content: 'Hier vind je alles over je hypotheek en verzekeringen. Vragen? Stuur een bericht.',
      datetime: timeline.moment({ days: -2 }),
    },
    {
      title: 'Gespreksverslag',
      content: 'We spraken over het verduurzamen van je woning en een bouwdepot van € 18.500.',
      datetime: timeline.moment({ months: -2 }),
      seen_by_customer: timeline.moment({ months: -2, days: 1 }),
    },
  ],
  mail: createAnnaMails(timeline),
})

const createStandardInbox = (timeline: Timeline, formal: boolean): RecordsByKind => ({
  task: [
    {
      title: formal ? 'Controleer uw gegevens' : 'Controleer je gegevens',
      description: formal
        ? 'Wilt u uw gegevens nakijken en aanpassen wat niet meer klopt?'
        : 'Loop je gegevens na en pas aan wat niet meer klopt.',
      date: timeline.date({ days: 10 }),
      created_at: timeline.moment({ days: -2 }),
    },
  ],
  note: [
    {
      title: 'Welkom',
      content: formal
        ? 'Fijn dat u er bent. In dit portaal staat uw dossier.'
        : 'Fijn dat je er bent. In dit portaal staat je dossier.',
      datetime: timeline.moment({ days: -9 }),
    },
  ],
})

/** Creates the inbox of customer maarten, with an overdue task (DEMO-30). */
const createMaartenInbox = (timeline: Timeline): RecordsByKind => {
  const { task = [], ...rest } = createStandardInbox(timeline, false)
  const late = {
    title: 'Geef de meterstanden door',
    date: timeline.date({ days: -3 }),
    created_at: timeline.moment({ days: -20 }),
  }
  return { ...rest, task: [...task, late] }
}

/** Creates a customer's inbox in the tenant's form of address. The inbox of customer clara is empty (DEMO-09). */
export function createDemoInbox(username: string, timeline: Timeline, formal: boolean): RecordsByKind {
  if (username === 'anna') return createAnnaInbox(timeline)
  if (username === 'maarten') return createMaartenInbox(timeline)
  return username === 'clara' ? {} : createStandardInbox(timeline, formal)
}
