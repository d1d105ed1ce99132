process.stdout.write('No benchmarks yet.\n');
