/** Age from which old-age and partner pensions are counted, in years (PENSION-10). */
export const pensionAge = 68
