// The pool loads its worker with `require`, which ends the whole process where a thread is stopped while an ES module is
// being loaded that way. So the pool is given this file, and the worker is imported when the first task comes.
module.exports = async (task) => (await import('../dist/worker.js')).default(task);
