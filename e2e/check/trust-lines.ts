/** Priority of a security requirement: must (M), should (S), or beyond the requirements (B). */
type TrustPriority = 'M' | 'S' | 'B'

/** A security requirement ("trust line"): its priority and, for an attack, a sentence that describes the mitigation. */
interface TrustLine {
  level: TrustPriority
  sentence?: string
}

const createMustTrustLines = (area: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, TrustLine] => [`${area}${index + 1}`, { level: 'M' }])

const mitigationTexts = [
  'Server-rendering code of remotes has no access to files, network, environment or processes.',
  'A build of the shell passes the same checks as a remote; paths in descriptors and names of releases cannot point elsewhere.',
  'Failed sign-ins count per account for every spelling of its name, and also when sent concurrently.',
  'A screen is rendered once for every spelling of its path; concurrent renderings, the cache and the requests per address are limited.',
  'Personal files have random names, in a store separate from public files.',
  'Deeply nested JSON is answered 400, browsers are told to use https only, documents are readable by their owner only, and customers are mailed about security events.',
  'Nothing of the demo is enabled unintentionally.',
  'The key that signs access tokens is not stored with the data.',
  'No single request blocks the server.',
  'Strangers cannot lock a customer out.',
  'What a customer and a tenant may store and send is limited.',
  'A refresh token has one successor and is never valid again; an offline sign-out is sent later; an idle session ends even without an open tab.',
  'Data stored by the browser is trusted only with a valid signature.',
  'A data folder is used by one process at a time.',
  'Other scripts cannot take policy names, a signed page of another tenant is rejected, and server-rendered forms report that their code does not load.',
  'Credentials of one remote cannot be used by another: tokens are bound to a key, and a portal instance is handed out once.',
  'Styles of a remote apply only to its own elements.',
].map((sentence, index): [string, TrustLine] => [`E${index + 1}`, { level: 'M', sentence }])

/**
 * Security requirements ("trust lines") by number: A session and sign-in, B third-party code and content, C
 * reliability, D accessibility, E mitigated attacks. Test titles refer to them as `trust A1`.
 */
export const trustLines: Readonly<Record<string, TrustLine>> = Object.fromEntries<TrustLine>([
  ...createMustTrustLines('A', 13),
  ['A14', { level: 'B' }],
  ...createMustTrustLines('B', 6),
  ['B7', { level: 'B' }],
  ...createMustTrustLines('C', 6),
  ['C7', { level: 'S' }],
  ['C8', { level: 'B' }],
  ...createMustTrustLines('D', 7),
  ...mitigationTexts,
])
