/** What of jStat is used here; it has no types of its own. */
declare module 'jstat' {
  const jstat: {
    readonly studentt: {
      /** The quantile of Student's t distribution for a probability and so many degrees of freedom. */
      inv(probability: number, degreesOfFreedom: number): number;
    };
  };
  export default jstat;
}
