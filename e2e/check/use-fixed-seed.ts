import fc from 'fast-check'

/** `npm test` sets a seed, so that property tests try the same examples in each run. Other runs draw new ones. */
const propertyTestSeed = process.env.PORTAL_TEST_SEED
if (propertyTestSeed) fc.configureGlobal({ seed: Number(propertyTestSeed) })
