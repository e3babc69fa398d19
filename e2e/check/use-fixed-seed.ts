import fc from 'fast-check'

/** `npm test` sets a seed, so that property tests try the same examples in each run. Other runs draw new ones. */
const seed = process.env.PORTAL_TEST_SEED
if (seed) fc.configureGlobal({ seed: Number(seed) })
