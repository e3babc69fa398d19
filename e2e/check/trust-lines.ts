/** Priority of a trust line: must (M), should (S), or beyond (B). */
type TrustPriority = 'M' | 'S' | 'B'

/** A trust line: its priority and, for an attack, the mitigation. */
interface TrustLine {
  level: TrustPriority
  sentence?: string
}

const createMustLines = (area: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, TrustLine] => [`${area}${index + 1}`, { level: 'M' }])

const mitigationTexts = [
  'Published code that draws at the edge has no file, no network, no environment and no process.',
  'A build of the shell passes the checks of a remote’s; paths in descriptors and names of releases lead nowhere else.',
  'Failed sign-ins count for the account however its name is spelled, also those side by side.',
  'A screen is drawn once however its path is spelled; what is drawn at once, what is kept of it and what an address may ask are limited.',
  'Personal files have names of chance alone, in a store apart from what is public.',
  'JSON without end is a 400, browsers come by https alone, documents are their owner’s alone, and customers are mailed what touches their account’s safety.',
  'Nothing of a demo is there by accident.',
  'The key that signs access tokens does not lie beside the data.',
  'No single request holds the server.',
  'Strangers cannot lock a customer out.',
  'What a customer and a tenant may store and send has an end.',
  'A refresh token has one successor and never comes back to life; a sign-out without a connection is sent later; a session that is left idle ends with no tab open too.',
  'What the browser stored is believed only after its signature.',
  'One data folder has one process.',
  'Stray scripts cannot claim names of policies, another tenant’s signed page is refused, and drawn forms say that their code does not come.',
  'What one remote holds serves no other: tokens are bound to a key, and a portal is handed out once.',
  'What one remote styles stays in what it draws.',
].map((sentence, index): [string, TrustLine] => [`E${index + 1}`, { level: 'M', sentence }])

/**
 * Trust lines by number: A session and sign-in, B third-party code and content, C reliability, D accessibility, E
 * mitigated attacks. Test titles refer to them as `trust A1`.
 */
export const trustLines: Readonly<Record<string, TrustLine>> = Object.fromEntries<TrustLine>([
  ...createMustLines('A', 13),
  ['A14', { level: 'B' }],
  ...createMustLines('B', 6),
  ['B7', { level: 'B' }],
  ...createMustLines('C', 6),
  ['C7', { level: 'S' }],
  ['C8', { level: 'B' }],
  ...createMustLines('D', 7),
  ...mitigationTexts,
])
