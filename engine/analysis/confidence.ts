/** The quantile of the normal distribution between whose negative and itself 95% of it lies. */
export const normalQuantile95 = 1.959964;
